import { Link } from 'react-router-dom';
import { placeNameOf } from '../../departures/place-name';
import { changesOf, type Change } from '../changes';
import { markSeen, useIsUnseen } from '../seen-changes';
import type { Ticket } from '../ticket-api';
import { isCanceled } from '../ticket-status';
import { format } from '../../texts/format.en';
import { texts as departureTexts } from '../../departures/texts.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from './my-tours.module.css';

/** Lists the guide's changes to upcoming bookings, until the visitor dismisses them. */
export function GuideChanges({ tickets }: { tickets: readonly Ticket[] }) {
  const isUnseen = useIsUnseen();
  const changedTickets = tickets.flatMap((ticket) => {
    const changes = changesOfTicket(ticket).filter(isUnseen);
    return changes.length > 0 ? [{ ticket, changes }] : [];
  });
  if (changedTickets.length === 0) return null;
  return (
    <section className={styles.changes} aria-labelledby="guide-changes">
      <h2 id="guide-changes">{texts.changes}</h2>
      <ul>
        {changedTickets.map(({ ticket, changes }) => (
          <li key={ticket.id} className={callout.alert}>
            <p id={`changes-${ticket.id}`}>
              <Link to={`/booking/${ticket.id}`}>
                {placeNameOf(ticket) + format.comma + format.dayAndDate(ticket.departure.date)}
              </Link>
            </p>
            {changes.map(({ id, sentence }) => (
              <p key={id}>{sentence}</p>
            ))}
            <button
              className={button.small}
              type="button"
              aria-describedby={`changes-${ticket.id}`}
              onClick={() => {
                changes.forEach(markSeen);
                // This button disappears, so the page takes the focus.
                document.querySelector('main')?.focus({ preventScroll: true });
              }}
            >
              {texts.dismiss}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function changesOfTicket(ticket: Ticket): Change[] {
  const { id, moved, changed, departure, cancellation } = ticket;
  if (isCanceled(ticket) && !departure.cancelled) {
    const sentence = departureTexts.canceledByGuide(cancellation?.reason);
    return [{ id: `booking.${departure.date}.${id}.canceled`, revision: 1, sentence }];
  }
  const booking = {
    _id: id,
    date: departure.date,
    ...(moved && { moved }),
    ...(changed && { changed }),
  };
  return changesOf(booking, departure);
}
