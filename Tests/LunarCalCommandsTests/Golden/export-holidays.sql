BEGIN;
CREATE TABLE holidays (
  region TEXT,
  solar_date DATE,
  id TEXT,
  kind TEXT,
  is_off BOOLEAN,
  name TEXT
);
INSERT INTO holidays VALUES
('VN', '2026-02-16', 'vn.tet-eve', 'public', TRUE, 'Lunar New Year''s Eve'),
('VN', '2026-02-17', 'vn.tet', 'public', TRUE, 'Lunar New Year'),
('VN', '2026-02-18', 'vn.tet-2', 'public', TRUE, 'Second day of Lunar New Year'),
('VN', '2026-02-19', 'vn.tet-3', 'public', TRUE, 'Third day of Lunar New Year'),
('VN', '2026-02-20', 'vn.tet-4', 'public', TRUE, 'Fourth day of Lunar New Year');
COMMIT;
