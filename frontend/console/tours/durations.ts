/** The units that a time before the start is typed in, and their minutes. */
export const UNIT_MINUTES = { minutes: 1, hours: 60, days: 24 * 60 } as const;

export type Unit = keyof typeof UNIT_MINUTES;

export const UNITS = Object.keys(UNIT_MINUTES) as Unit[];

/** The largest unit that some minutes are whole in; hours if there are none. */
export function unitOf(minutes: number): Unit {
  if (minutes === 0) return 'hours';
  const whole = UNITS.filter((unit) => minutes % UNIT_MINUTES[unit] === 0);
  return whole.at(-1) ?? 'minutes';
}

/** Some minutes in words, as in "2 hours". */
export function formatDuration(minutes: number): string {
  const unit = unitOf(minutes);
  const count = minutes / UNIT_MINUTES[unit];
  return `${String(count)} ${count === 1 ? unit.slice(0, -1) : unit}`;
}
