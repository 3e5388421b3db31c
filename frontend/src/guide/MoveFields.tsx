import { useEffect, useState } from 'react';
import {
  addDays,
  DAYS_AHEAD,
  formatDayAndDate,
  formatTime,
  isCalendarDate,
} from '../../../backend/src/new-york';
import type { SheetDeparture } from '../api/schema';
import { Field } from '../ui/Field';
import { useToday } from '../ui/use-today';
import { peopleIn } from './DayLinks';
import { getSheet } from './guide-api';

interface Props {
  /** What is to be moved. */
  departure: SheetDeparture;
  date: string;
  onChange: (date: string) => void;
  error: string | undefined;
}

/** To which date a departure moves, and what is there already. */
export function MoveFields({ departure, date, onChange, error }: Props) {
  const today = useToday();
  const there = useDeparture(departure, date);
  return (
    <Field label="New date" hint={there} error={error}>
      {(props) => (
        <input
          {...props}
          required
          type="date"
          min={today ?? undefined}
          max={today === null ? undefined : addDays(today, DAYS_AHEAD)}
          value={date}
          onChange={(event) => {
            onChange(event.target.value);
          }}
        />
      )}
    </Field>
  );
}

/** What the same tour is like on another date, in words. */
function useDeparture({ list, place, date: before }: SheetDeparture, date: string): string {
  const [answer, setAnswer] = useState({ date: '', words: '' });
  const isOther = isCalendarDate(date) && date !== before;
  useEffect(() => {
    if (!isOther) return;
    let current = true;
    getSheet(date).then(
      ({ departures }) => {
        const there = departures.find((each) => each.list === list && each.place === place);
        if (current) setAnswer({ date, words: wordsOf(date, there) });
      },
      // The server says it when the tour is moved.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [list, place, date, isOther]);
  if (isOther && answer.date === date) return answer.words;
  return 'Everyone who booked will come on that date instead, at its time and meeting point.';
}

function wordsOf(date: string, there: SheetDeparture | undefined): string {
  const day = formatDayAndDate(date);
  if (!there) return `${day}: nothing is scheduled then, so it will be just this tour.`;
  const { startTime, meetingPoint, taken, capacity, state } = there;
  if (state === 'cancelled') return `${day}: canceled.`;
  const places =
    capacity === null
      ? `${peopleIn(taken)} booked`
      : `${String(taken)} of ${String(capacity)} spots taken`;
  return `${day}, ${formatTime(startTime)}: ${meetingPoint}; ${places}.`;
}
