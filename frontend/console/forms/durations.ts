/** The units of a duration, each with its length in minutes. */
export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 24 * 60 } as const;

export type Unit = keyof typeof UNIT_MINUTES;

export const UNITS = Object.keys(UNIT_MINUTES) as Unit[];

/** Returns the largest unit that divides the minutes; hours for 0. */
export function unitOf(minutes: number): Unit {
  if (minutes === 0) return 'hours';
  const dividingUnits = UNITS.filter((unit) => minutes % UNIT_MINUTES[unit] === 0);
  return dividingUnits.at(-1) ?? 'minutes';
}

/** Formats minutes in their largest unit: "2 hours". */
export function formatDuration(minutes: number): string {
  const unit = unitOf(minutes);
  const count = minutes / UNIT_MINUTES[unit];
  return `${String(count)} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
