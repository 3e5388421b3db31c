import { useQuery } from '@tanstack/react-query';
import { departureTime } from 'shared/departure-id';
import { addDays, isCalendarDate } from 'shared/new-york';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { MoveInput, SheetDeparture } from '../../api/schema';
import { Field } from '../../ui/Field';
import { useToday } from '../../ui/use-today';
import { peopleIn } from './people';
import { InputField } from '../tours/InputField';
import { sheetQuery } from './sheet-queries';

/** Where a departure moves to; its usual time, or the date's first, if none is said. */
export type Target = Pick<MoveInput, 'date' | 'time'>;

interface Props {
  /** What is to be moved. */
  departure: SheetDeparture;
  /** How many days ahead the tour can be booked. */
  daysAhead: number;
  target: Target;
  onChange: (target: Target) => void;
  /** What the server found wrong, by the field's name. */
  errors: Readonly<Record<string, string>>;
}

/** To which date and start a departure moves, and what is there already. */
export function MoveFields({ departure, daysAhead, target, onChange, errors }: Props) {
  const { date, time } = target;
  const today = useToday();
  const there = useOthers(departure, date);
  const isSameDate = date === departure.date;
  const hasTimes = (there?.length ?? 0) > (isSameDate ? 0 : 1);
  return (
    <>
      <InputField
        label="New date"
        hint={hasTimes ? undefined : wordsOf(date, isSameDate ? null : there)}
        error={errors.date ?? (hasTimes ? undefined : errors.time)}
        type="date"
        min={today ?? undefined}
        max={today === null ? undefined : addDays(today, daysAhead)}
        value={date}
        onChange={(value) => {
          onChange({ date: value });
        }}
      />
      {there && hasTimes && (
        <Field label="Time" error={errors.time}>
          {(props) => (
            <select
              {...props}
              required
              value={time ?? (isSameDate ? '' : usualTime(departure, there))}
              onChange={(event) => {
                onChange({ date, time: event.target.value });
              }}
            >
              <option value="" disabled>
                Choose a time
              </option>
              {there.map((each) => (
                <option
                  key={each.id}
                  value={departureTime(each.id)}
                  disabled={each.state === 'cancelled'}
                >
                  {formatTime(each.startTime)} · {spotsOf(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}

/** The same tour's other departures on a date; null while they aren't known. */
function useOthers({ id, list, place }: SheetDeparture, date: string): SheetDeparture[] | null {
  // Where it fails, the server says it when the tour is moved.
  const { data } = useQuery({ ...sheetQuery(date), enabled: isCalendarDate(date) });
  if (!data) return null;
  return data.sheet.departures.filter(
    (each) => each.list === list && each.place === place && each.id !== id,
  );
}

/** Which of them the server takes where none is chosen. */
function usualTime({ id }: SheetDeparture, there: SheetDeparture[]): string {
  const time = departureTime(id);
  const same =
    there.find((each) => departureTime(each.id) === time) ??
    there.find((each) => each.startTime === time) ??
    there[0];
  return same ? departureTime(same.id) : '';
}

/** What the tour is like on another date. */
function wordsOf(date: string, there: SheetDeparture[] | null): string {
  if (there === null) {
    return 'Everyone who booked will come on that date instead, at its time and meeting point.';
  }
  const day = formatDayAndDate(date);
  const [only] = there;
  if (!only) return `${day}: nothing is scheduled then, so it will be just this tour.`;
  if (only.state === 'cancelled') return `${day}: canceled.`;
  return `${day}, ${formatTime(only.startTime)}: ${only.meetingPoint}; ${spotsOf(only)}.`;
}

function spotsOf({ state, taken, capacity }: SheetDeparture): string {
  if (state === 'cancelled') return 'canceled';
  return capacity === null
    ? `${peopleIn(taken)} booked`
    : `${String(taken)} of ${String(capacity)} spots taken`;
}
