import { useSyncExternalStore } from 'react';
import { formatDate, formatTime, newYorkDate, newYorkTime } from 'shared/new-york';
import type { Outbox } from './outbox';

interface Props {
  outbox: Outbox;
  /** When the sheet that is shown was had; null where none is. */
  at: string | null;
  today: string;
}

/** Says that there is no connection, what that means for the sheet, and what waits to be sent. */
export function Connection({ outbox, at, today }: Props) {
  const { lost, waiting } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  const count = waiting.filter(({ waited }) => waited).length;
  // They are there before they say anything: screen readers may not notice new ones. Each is read by itself.
  return (
    <div className="connection">
      <p role="status">
        {lost && (at === null ? 'No connection.' : `No connection. ${describeAge(at, today)}`)}
      </p>
      <p role="status">
        {count > 0 &&
          (count === 1 ? '1 tap is' : `${String(count)} taps are`) + ' waiting to be sent.'}
      </p>
    </div>
  );
}

function describeAge(at: string, today: string): string {
  const instant = new Date(at);
  const date = newYorkDate(instant);
  const day = date === today ? '' : ` on ${formatDate(date)}`;
  const time = formatTime(newYorkTime(instant));
  return `This is from ${time}${day}. Your taps are saved and will be sent later.`;
}
