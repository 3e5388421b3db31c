/**
 * The sun and the moon over New York. The sun's times are accurate to a minute or two, and the moon's position to half
 * a degree. The formulas are the low-accuracy ones from Meeus' "Astronomical Algorithms" and NOAA's solar calculator.
 */
import { newYorkInstant } from './new-york.ts';

/** City Hall, in degrees north and east. */
const [LATITUDE, LONGITUDE] = [40.7128, -74.006];
/** The sun's distance from the zenith at sunset, in degrees: its upper edge touches the horizon, with refraction. */
const SUNSET_ZENITH = 90.833;
/** The sun's distance from the zenith at the end of civil dusk, in degrees. After that, it is dark. */
const DUSK_END_ZENITH = 96;

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
/** Normalizes an angle to the range from 0 to 360. */
const normalize = (degrees: number) => ((degrees % 360) + 360) % 360;

export interface SunTimes {
  sunrise: Date;
  sunset: Date;
  /** The end of civil dusk, after which it is dark. */
  duskEnd: Date;
}

/**
 * Returns the sun's times in New York.
 *
 * @param date the date in New York, as YYYY-MM-DD
 */
export function sunTimesOn(date: string): SunTimes {
  const noon = newYorkInstant(date, '12:00');
  return {
    sunrise: findSunTime(noon, SUNSET_ZENITH, -1),
    sunset: findSunTime(noon, SUNSET_ZENITH, 1),
    duskEnd: findSunTime(noon, DUSK_END_ZENITH, 1),
  };
}

/**
 * Returns the time when the sun is at a distance from the zenith.
 *
 * @param zenith the distance in degrees
 * @param side -1 for the time before noon, 1 for the time after it
 */
function findSunTime(noon: Date, zenith: number, side: -1 | 1): Date {
  const midnight = Math.floor(noon.getTime() / DAY_MS) * DAY_MS;
  let instant = noon.getTime();
  // The sun's position depends on the time that is being computed, so each pass starts from the previous result.
  for (let pass = 0; pass < 3; pass++) {
    const { declination, equationMinutes } = sunPosition(instant);
    const hourAngle = acos(
      (cos(zenith) - sin(LATITUDE) * sin(declination)) / (cos(LATITUDE) * cos(declination)),
    );
    const minutes = 720 - 4 * LONGITUDE - equationMinutes + side * 4 * hourAngle;
    instant = midnight + minutes * MINUTE_MS;
  }
  return new Date(instant);
}

/** Returns the sun's declination in degrees, and the equation of time: the minutes that a sundial is ahead of a clock. */
function sunPosition(instant: number) {
  const t = centuriesSince2000(instant);
  const longitude = 280.46646 + t * (36000.76983 + t * 0.0003032);
  const anomaly = 357.52911 + t * (35999.05029 - t * 0.0001537);
  const center = sin(anomaly) * (1.914602 - t * 0.004817) + sin(2 * anomaly) * 0.019993;
  const apparentLongitude = longitude + center - 0.00569 - 0.00478 * sin(125.04 - 1934.136 * t);
  const tilt = obliquity(t);
  const y = Math.tan((tilt / 2) * DEGREE) ** 2;
  const equation =
    y * sin(2 * longitude) -
    2 * ECCENTRICITY * sin(anomaly) +
    4 * ECCENTRICITY * y * sin(anomaly) * cos(2 * longitude) -
    0.5 * y * y * sin(4 * longitude) -
    1.25 * ECCENTRICITY ** 2 * sin(2 * anomaly);
  return {
    declination: asin(sin(tilt) * sin(apparentLongitude)),
    equationMinutes: (4 * equation) / DEGREE,
  };
}

/** The moon, as seen from New York. */
export interface Moon {
  /** From 0 for a new moon to 1 for a full moon. */
  litFraction: number;
  isWaxing: boolean;
  /** Degrees above the horizon; negative if the moon is below it. */
  altitude: number;
}

/** Returns the moon's phase and altitude at an instant. */
export function moonAt(instant: Date): Moon {
  const t = centuriesSince2000(instant.getTime());
  const meanLongitude = 218.3164477 + 481267.88123421 * t;
  const elongation = normalize(297.8501921 + 445267.1114034 * t);
  const sunAnomaly = 357.5291092 + 35999.0502909 * t;
  const anomaly = 134.9633964 + 477198.8675055 * t;
  const node = 93.272095 + 483202.0175233 * t;

  const longitude =
    meanLongitude +
    6.289 * sin(anomaly) +
    1.274 * sin(2 * elongation - anomaly) +
    0.658 * sin(2 * elongation) +
    0.214 * sin(2 * anomaly) -
    0.186 * sin(sunAnomaly) -
    0.114 * sin(2 * node);
  const latitude = 5.128 * sin(node) + 0.281 * sin(anomaly + node) + 0.278 * sin(anomaly - node);
  const phaseAngle =
    180 -
    elongation -
    6.289 * sin(anomaly) +
    2.1 * sin(sunAnomaly) -
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
  const geocentricAltitude = asin(
    sin(LATITUDE) * sin(declination) + cos(LATITUDE) * cos(declination) * cos(hourAngle),
  );
  return {
    litFraction: (1 + cos(phaseAngle)) / 2,
    isWaxing: elongation < 180,
    // Parallax: the moon looks a little lower from the ground than from the center of the earth.
    altitude: geocentricAltitude - 0.95 * cos(geocentricAltitude),
  };
}

/**
 * Returns the tilt of the earth's axis, in degrees.
 *
 * @param t the time, from {@link centuriesSince2000}
 */
function obliquity(t: number): number {
  return 23.439291 - 0.0130042 * t + 0.00256 * cos(125.04 - 1934.136 * t);
}

/** Returns the number of Julian centuries since noon UTC on January 1, 2000. */
function centuriesSince2000(instant: number): number {
  return (instant - Date.UTC(2000, 0, 1, 12)) / DAY_MS / 36525;
}
