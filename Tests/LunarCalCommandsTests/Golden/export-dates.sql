BEGIN;
CREATE TABLE lunar_dates (
  tradition TEXT,
  solar_date DATE,
  day INTEGER,
  weekday INTEGER,
  iso_year INTEGER,
  iso_week INTEGER,
  lunar_year INTEGER,
  lunar_month INTEGER,
  lunar_day INTEGER,
  is_leap_month BOOLEAN,
  year_stem_branch TEXT,
  month_stem_branch TEXT,
  day_stem_branch TEXT,
  solar_term TEXT
);
INSERT INTO lunar_dates VALUES
('cn', '2026-02-16', 20500, 1, 2026, 8, 2025, 12, 29, FALSE, '乙巳', '己丑', '辛酉', NULL),
('cn', '2026-02-17', 20501, 2, 2026, 8, 2026, 1, 1, FALSE, '丙午', '庚寅', '壬戌', NULL),
('cn', '2026-02-18', 20502, 3, 2026, 8, 2026, 1, 2, FALSE, '丙午', '庚寅', '癸亥', 'yushui');
COMMIT;
