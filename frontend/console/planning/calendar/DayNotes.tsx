import { useQuery } from '@tanstack/react-query';
import { specialDayTitles } from 'shared/words/en/special-days';
import { specialDaysOn } from 'shared/special-days';
import type { TimeOffRecord } from '../../../api/schema';
import { placesQuery } from '../../tours/places-query';
import { formatTimeOffForDate } from '../time-off-texts';

/** Returns short notes about a date: special days, such as "Thanksgiving", and the guide's time off. */
export function listDayNotes(date: string, timeOff: readonly TimeOffRecord[]): string[] {
  const timeOffOnDate = timeOff.filter(({ from, to }) => from <= date && date <= to);
  return [
    ...specialDaysOn(date).map((name) => specialDayTitles[name]),
    ...new Set(timeOffOnDate.map((each) => formatTimeOffForDate(date, each))),
  ];
}

interface Props {
  date: string;
  timeOff: readonly TimeOffRecord[];
  className?: string | undefined;
}

/** A paragraph with the notes about a date and the names of its seasons. Renders nothing if it would be empty. */
export function DayNotes({ date, timeOff, className }: Props) {
  const { data: places = [] } = useQuery(placesQuery);
  const seasons = places
    .flatMap((place) => place.seasons)
    .filter(({ from, to }) => from <= date && date <= to);
  const notes = [...listDayNotes(date, timeOff), ...new Set(seasons.map(({ name }) => name))];
  return notes.length > 0 && <p className={className}>{notes.join(', ')}</p>;
}
