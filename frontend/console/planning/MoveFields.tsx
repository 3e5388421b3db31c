import { useQuery } from '@tanstack/react-query';
import { departureTime } from 'shared/departure-id';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { errorSentence } from '../../api/client';
import type { MoveInput, MoveTarget, SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { getMoveTargets } from '../guide-api';
import { formatPeople } from '../format-people';

/** The date and time to which a departure moves. */
export type Target = Pick<MoveInput, 'date' | 'time'>;

interface Props {
  departure: SheetDeparture;
  target: Target;
  onChange: (target: Target) => void;
  /** The server's errors by field name. */
  errors: Readonly<Record<string, string>>;
}

/** Fields for a departure's new date and time. Only dates and times with room for all parties are offered. */
export function MoveFields({ departure, target, onChange, errors }: Props) {
  const { data: targets, error } = useQuery({
    queryKey: ['move-targets', departure.id],
    queryFn: () => getMoveTargets(departure.id),
    // Not cached, because visitors may book in the meantime.
    gcTime: 0,
  });
  const { date, time } = target;
  const targetsOnDate = targets?.filter((each) => each.date === date) ?? [];
  const isSameDate = date === departure.date;
  const showsTimeField = isSameDate ? targetsOnDate.length > 0 : targetsOnDate.length > 1;
  if (error) return <Alert>The dates couldn’t be loaded. {errorSentence(error)}</Alert>;
  if (targets?.length === 0) {
    return (
      <Alert>
        This tour can’t be moved: it has started, or no other date has room for{' '}
        {formatPeople(departure.taken)}.
      </Alert>
    );
  }
  return (
    <>
      <Field
        label="New date"
        hint={showsTimeField ? undefined : formatDateHint(departure, targetsOnDate[0])}
        error={errors.date ?? (showsTimeField ? undefined : errors.time)}
      >
        {(props) => (
          <select
            {...props}
            required
            // If the chosen date is no longer offered, the guide must choose again.
            value={targetsOnDate.length > 0 ? date : ''}
            onChange={(event) => {
              onChange(findInitialTarget(event.target.value, departure, targets ?? []));
            }}
          >
            <option value="" disabled>
              {targets ? 'Choose a date' : 'Loading…'}
            </option>
            {[...new Set(targets?.map((each) => each.date))].map((each) => (
              <option key={each} value={each}>
                {formatDayAndDate(each)}
                {each === departure.date && ', at a different time'}
              </option>
            ))}
          </select>
        )}
      </Field>
      {showsTimeField && (
        <Field label="Time" error={errors.time}>
          {(props) => (
            <select
              {...props}
              required
              value={targetsOnDate.some((each) => each.time === time) ? time : ''}
              onChange={(event) => {
                onChange({ date, time: event.target.value });
              }}
            >
              <option value="" disabled>
                Choose a time
              </option>
              {targetsOnDate.map((each) => (
                <option key={each.time} value={each.time}>
                  {formatTime(each.startTime)} · {formatSpots(each)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </>
  );
}

/**
 * Returns the target to select when the guide chooses a date. Prefers the departure's scheduled time, then a target
 * that starts at that time, then the first target. On the departure's own date, the guide must choose the time.
 */
function findInitialTarget(
  date: string,
  departure: SheetDeparture,
  targets: readonly MoveTarget[],
): Target {
  if (date === departure.date) return { date };
  const targetsOnDate = targets.filter((each) => each.date === date);
  const start = departureTime(departure.id);
  const bestTarget =
    targetsOnDate.find(({ time }) => time === start) ??
    targetsOnDate.find(({ startTime }) => startTime === start) ??
    targetsOnDate[0];
  return { date, ...(bestTarget && { time: bestTarget.time }) };
}

function formatDateHint({ taken }: SheetDeparture, target: MoveTarget | undefined): string {
  if (!target) {
    const room = taken === 0 ? '' : ` Only dates with room for ${formatPeople(taken)} are listed.`;
    return `Everyone who has booked will be moved to the date you choose, with that day’s start time and meeting point.${room}`;
  }
  const { date, startTime, meetingPoint, isClosed } = target;
  const closedNote = isClosed ? '; closed to new bookings' : '';
  return `${formatDayAndDate(date)}, ${formatTime(startTime)}: ${meetingPoint}; ${formatSpots(target)}${closedNote}.`;
}

function formatSpots({ taken, capacity }: MoveTarget): string {
  return capacity === null
    ? `${formatPeople(taken)} booked`
    : `${String(taken)} of ${String(capacity)} spots taken`;
}
