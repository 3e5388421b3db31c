import { SPECIAL_DAY_TITLES } from 'shared/special-day-titles';
import { specialDaysOn } from 'shared/special-days';
import type { TimeOffRecord } from '../../../api/schema';
import { formatTimeOffOn } from '../time-off-texts';

/** Returns short notes about a date: its special days, such as "Thanksgiving", and the guide's time off. */
export function dayNotesOn(date: string, timeOff: readonly TimeOffRecord[]): string[] {
  const onDate = timeOff.filter(({ from, to }) => from <= date && date <= to);
  return [
    ...specialDaysOn(date).map((name) => SPECIAL_DAY_TITLES[name]),
    ...new Set(onDate.map((each) => formatTimeOffOn(date, each))),
  ];
}

interface Props {
  date: string;
  timeOff: readonly TimeOffRecord[];
  className?: string | undefined;
}

/** The notes about a date in a paragraph; nothing if there are none. */
export function DayNotes({ date, timeOff, className }: Props) {
  const notes = dayNotesOn(date, timeOff);
  return notes.length > 0 && <p className={className}>{notes.join(', ')}</p>;
}
