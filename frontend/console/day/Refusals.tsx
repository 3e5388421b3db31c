import clsx from 'clsx';
import { formatDayAndDate } from 'shared/new-york-texts';
import { useGuideSession } from '../offline/guide-session';
import { nameOf, type Tap } from '../offline/tap';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './day-sheet.module.css';

/** Shows refused taps that have no row on the page, until the guide dismisses them. */
export function Refusals({ taps }: { taps: readonly Tap[] }) {
  const { outbox } = useGuideSession();
  const refusedTaps = taps.filter((tap) => tap.refused !== undefined);
  if (refusedTaps.length === 0) return null;
  return (
    <div className={clsx(callout.notice, styles.dismissible)} role="alert">
      <div>
        {refusedTaps.map((tap) => (
          <p key={tap.id}>
            {formatDayAndDate(tap.date)}, {nameOf(tap)}: {tap.refused}
          </p>
        ))}
      </div>
      <button
        className={clsx(button.quiet, button.small)}
        type="button"
        onClick={() => void outbox.dismiss(refusedTaps.map(({ id }) => id))}
      >
        Got it
      </button>
    </div>
  );
}
