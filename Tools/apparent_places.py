"""Apparent geocentric ecliptic longitudes of the Sun and the Moon, and the instants they reach a value.

Times are days of Barycentric Dynamical Time (TDB) since J2000.0 (2000-01-01T12:00), as numpy arrays;
angles are degrees, distances kilometres.
"""

from collections.abc import Callable

import erfa
import numpy as np
from jplephem.spk import SPK
from numpy.typing import NDArray

Array = NDArray[np.floating]

J2000 = 2451545.0
SECONDS_PER_DAY = 86400.0

# Targets of the JPL kernel (NAIF integer codes).
_BARYCENTRE, _EARTH_MOON, _SUN, _MOON, _EARTH = 0, 3, 10, 301, 399


class Places:
    """Apparent places out of a JPL SPK kernel (DE440).

    A direction carries light time and aberration (with the Earth's barycentric velocity, relativistic), and is
    referred to the ecliptic and true equinox of date by IAU 2006 precession and IAU 2000A nutation (adjusted to
    IAU 2006). Light bending by the Sun is left out: it displaces neither the Sun's own centre nor, by more than
    0.0001", a Moon that is 400 times nearer than the Sun.
    """

    def __init__(self, path: str) -> None:
        self._kernel = SPK.open(path)
        segments = self._kernel.segments
        self.first = max(segment.start_jd for segment in segments) - J2000
        self.last = min(segment.end_jd for segment in segments) - J2000

    def sun(self, t: Array) -> Array:
        """The Sun's apparent longitude, from the true equinox of date, in degrees."""
        nutation, _ = erfa.nut06a(J2000, t)
        return np.degrees(self._longitude(self._sun, t) + nutation)

    def elongation(self, t: Array) -> Array:
        """The Moon's apparent longitude less the Sun's, in degrees (nutation cancels)."""
        return np.degrees(self._longitude(self._moon, t) - self._longitude(self._sun, t))

    def _longitude(self, target: Callable[[Array], Array], t: Array) -> Array:
        """Apparent longitude from the mean equinox of date, in radians."""
        earth, velocity = self._earth(t)
        direction = self._astrometric(target, earth, t)
        sun_distance = np.linalg.norm(self._sun(t) - earth, axis=-1) * 1000.0 / erfa.DAU
        beta = velocity * 1000.0 / SECONDS_PER_DAY / erfa.CMPS
        inverse_lorentz = np.sqrt(1.0 - np.sum(beta * beta, axis=-1))
        apparent = erfa.ab(direction, beta, sun_distance, inverse_lorentz)
        x, y, _ = np.moveaxis(erfa.rxp(erfa.ecm06(J2000, t), apparent), -1, 0)
        return np.arctan2(y, x)

    def _astrometric(self, target: Callable[[Array], Array], earth: Array, t: Array) -> Array:
        """Unit vectors from the Earth at `t` to where the target was when its light left."""
        offset = target(t) - earth
        for _ in range(3):  # each round gains four digits; light needs 1.3 s from the Moon, 500 s from the Sun
            light_time = np.linalg.norm(offset, axis=-1) * 1000.0 / erfa.CMPS / SECONDS_PER_DAY
            offset = target(t - light_time) - earth
        return offset / np.linalg.norm(offset, axis=-1, keepdims=True)

    def _position(self, centre: int, target: int, t: Array) -> Array:
        return self._kernel[centre, target].compute(J2000, t).T

    def _sun(self, t: Array) -> Array:
        return self._position(_BARYCENTRE, _SUN, t)

    def _moon(self, t: Array) -> Array:
        return self._position(_BARYCENTRE, _EARTH_MOON, t) + self._position(_EARTH_MOON, _MOON, t)

    def _earth(self, t: Array) -> tuple[Array, Array]:
        """Barycentric position (km) and velocity (km/day) of the Earth's centre."""
        carrier = self._kernel[_BARYCENTRE, _EARTH_MOON].compute_and_differentiate(J2000, t)
        centre = self._kernel[_EARTH_MOON, _EARTH].compute_and_differentiate(J2000, t)
        return (carrier[0] + centre[0]).T, (carrier[1] + centre[1]).T


def wrapped(degrees: Array) -> Array:
    """The same angles between -180 and +180 degrees."""
    return (degrees + 180.0) % 360.0 - 180.0


def instants(angle: Callable[[Array], Array], targets: Array, guesses: Array, rate: float) -> Array:
    """The times near `guesses` at which `angle` reaches `targets` (degrees), by the secant method.

    `rate` is the angle's mean motion in degrees a day. The result is good to about a microsecond; raises
    ArithmeticError if it does not get there.
    """
    before = guesses
    miss_before = wrapped(angle(before) - targets)
    now = before - miss_before / rate
    for _ in range(12):
        miss = wrapped(angle(now) - targets)
        moved = now - before
        far = np.abs(moved) > 1e-6
        slope = np.where(far, (miss - miss_before) / np.where(far, moved, 1.0), rate)
        before, miss_before = now, miss
        now = now - miss / slope
        if np.max(np.abs(now - before)) < 1e-11 * SECONDS_PER_DAY:
            return now
    raise ArithmeticError("an instant did not converge")


def terrestrial(t: Array) -> Array:
    """Terrestrial Time of TDB, both in days since J2000.0 (at the geocentre they differ by at most 2 ms)."""
    return t - erfa.dtdb(J2000, t, 0.0, 0.0, 0.0, 0.0) / SECONDS_PER_DAY
