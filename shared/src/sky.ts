/**
 * Sun and moon over New York. The sun's times are accurate to a minute or two, and the moon's position to half a degree.
 * The formulas are the short ones in Meeus' "Astronomical Algorithms" and NOAA's solar calculator.
 */
import { newYorkInstant } from './new-york.ts';

/** City Hall, in degrees north and east. */
const [LATITUDE, LONGITUDE] = [40.7128, -74.006];
/** The sun's distance from the zenith in degrees when its upper edge touches the horizon, with refraction. */
const SUNSET = 90.833;
/** The same at the end of civil dusk, after which it is dark without street lights. */
const DARKNESS = 96;

/** The eccentricity of the earth's orbit. */
const ECCENTRICITY = 0.0167;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const DEGREE = Math.PI / 180;
const sin = (degrees: number) => Math.sin(degrees * DEGREE);
const cos = (degrees: number) => Math.cos(degrees * DEGREE);
const asin = (value: number) => Math.asin(value) / DEGREE;
const acos = (value: number) => Math.acos(value) / DEGREE;
const atan2 = (y: number, x: number) => Math.atan2(y, x) / DEGREE;
const circle = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The sun's times on a date in New York. */
export interface SunTimes {
  rise: Date;
  set: Date;
  /** When it is dark: the end of civil dusk. */
  darkness: Date;
}

/** @param date in New York, as YYYY-MM-DD */
export function sunOn(date: string): SunTimes {
  const noon = newYorkInstant(date, '12:00');
  return {
    rise: sunAt(noon, SUNSET, -1),
    set: sunAt(noon, SUNSET, 1),
    darkness: sunAt(noon, DARKNESS, 1),
  };
}

/** Returns when the sun is at a distance from the zenith, in degrees, before (-1) or after (1) noon. */
function sunAt(noon: Date, zenith: number, side: -1 | 1): Date {
  const midnight = Math.floor(noon.getTime() / DAY_MS) * DAY_MS;
  let instant = noon.getTime();
  // The sun's position depends on the time being computed, so a second pass refines it.
  for (let tries = 0; tries < 3; tries++) {
    const { declination, equationMinutes } = sunsPlace(instant);
    const hourAngle = acos(
      (cos(zenith) - sin(LATITUDE) * sin(declination)) / (cos(LATITUDE) * cos(declination)),
    );
    const minutes = 720 - 4 * LONGITUDE - equationMinutes + side * 4 * hourAngle;
    instant = midnight + minutes * MINUTE_MS;
  }
  return new Date(instant);
}

/** Returns the sun's declination in degrees, and how many minutes a sundial is ahead of the clock. */
function sunsPlace(instant: number) {
  const t = centuries(instant);
  const longitude = 280.46646 + t * (36000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35999.05029 - t * 0.0001537);
  const center = sin(anomaly) * (1.914602 - t * 0.004817) + sin(2 * anomaly) * 0.019993;
  const apparent = longitude + center - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t);
  const tilt = obliquity(t);
  const y = Math.tan((tilt / 2) * DEGREE) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * ECCENTRICITY * sin(anomaly) +
    4 * ECCENTRICITY * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * ECCENTRICITY ** 2 * sin(2 * anomaly);
  return {
    declination: asin(sin(tilt) * sin(apparent)),
    equationMinutes: (4 * equation) / DEGREE,
  };
}

/** The moon at an instant, as seen from New York. */
export interface Moon {
  /** The lit part of its disk: 0 when it is new, 1 when it is full. */
  lit: number;
  /** Whether the moon is waxing. */
  isWaxing: boolean;
  /** Its height above the horizon in degrees; negative if it is below. */
  altitude: number;
}

export function moonAt(instant: Date): Moon {
  const t = centuries(instant.getTime());
  const mean = 218.3164477 + 481267.88123421 * t;
  const elongation = circle(297.8501921 + 445267.1114034 * t);
  const sunsAnomaly = 357.5291092 + 35999.0502909 * t;
  const anomaly = 134.9633964 + 477198.8675055 * t;
  const node = 93.272095 + 483202.0175233 * t;

  const longitude =
    mean +
    6.289 * sin(anomaly) +
    1.274 * sin(2 * elongation - anomaly) +
    0.658 * sin(2 * elongation) +
    0.214 * sin(2 * anomaly) -
    0.186 * sin(sunsAnomaly) -
    0.114 * sin(2 * node);
  const latitude = 5.128 * sin(node) + 0.281 * sin(anomaly + node) + 0.278 * sin(anomaly - node);
  const angle =
    180 -
    elongation -
    6.289 * sin(anomaly) +
    2.1 * sin(sunsAnomaly) -
    1.274 * sin(2 * elongation - anomaly) -
    0.658 * sin(2 * elongation) -
    0.214 * sin(2 * anomaly) -
    0.11 * sin(elongation);

  const tilt = obliquity(t);
  const rightAscension = atan2(
    sin(longitude) * cos(tilt) - Math.tan(latitude * DEGREE) * sin(tilt),
    cos(longitude),
  );
  const declination = asin(sin(latitude) * cos(tilt) + cos(latitude) * sin(tilt) * sin(longitude));
  const days = t * 36525;
  const hourAngle = 280.46061837 + 360.98564736629 * days + LONGITUDE - rightAscension;
  const fromCenter = asin(
    sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hourAngle),
  );
  return {
    lit: (1 + cos(angle)) / 2,
    isWaxing: elongation < 180,
    // From the ground, the moon is a little lower than from the center of the earth.
    altitude: fromCenter - 0.95 * cos(fromCenter),
  };
}

/** Returns the tilt of the earth's axis in degrees. */
function obliquity(t: number): number {
  return 23.439291 - 0.0130042 * t + 0.00256 * cos(125.04 - 1934.136 * t);
}

/** Julian centuries since noon of January 1, 2000, UTC. */
function centuries(instant: number): number {
  return (instant - Date.UTC(2000, 0, 1, 12)) / DAY_MS / 36525;
}
