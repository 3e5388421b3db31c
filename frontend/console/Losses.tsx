import { useSyncExternalStore } from 'react';
import { formatDayAndDate } from 'shared/new-york';
import type { Outbox } from './outbox';

/** Says what was tapped and refused while its day was not shown, until that was seen. */
export function Losses({ outbox }: { outbox: Outbox }) {
  const { losses } = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  if (losses.length === 0) return null;
  return (
    <div className="notice gone" role="alert">
      <div>
        {losses.map(({ date, who, sentence }, index) => (
          <p key={index}>
            {formatDayAndDate(date)}, {who}: {sentence}
          </p>
        ))}
      </div>
      <button className="button quiet small" type="button" onClick={outbox.forgetLosses}>
        Got it
      </button>
    </div>
  );
}
