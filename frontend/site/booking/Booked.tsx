import { Link } from 'react-router-dom';
import type { TicketRecord } from '../../api/schema';
import { deadlineText } from '../tours/departure-sentences';
import { bookingWords } from '../words/booking';
import { departuresWords } from '../words/departures';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';

interface Props {
  ticket: TicketRecord;
  /** Whether its visitor meant to wait for room. */
  meantToWait: boolean;
  onAnother: () => void;
}

/** What was just booked, or is waited for, and where to go from here. */
export function Booked({ ticket, meantToWait, onAnother }: Props) {
  const format = useWords(formatWords);
  const words = useWords(bookingWords);
  const ofDepartures = useWords(departuresWords);
  const { id, people, departure, contact } = ticket;
  const isBooked = ticket.status === 'CONFIRMED';
  const held = ticket.wait?.unconfirmed && ticket.wait.utcHeldUntil;
  const { next, see } = isBooked
    ? {
        // How many spots are left no longer matters to this party.
        next: ofDepartures.start(departure.localDateTimeStart, departure.meetingPoint),
        see: words.seeTicket,
      }
    : held !== undefined
      ? {
          next: words.held.next(contact?.email ?? '', deadlineText(ofDepartures, held)),
          see: words.held.see,
        }
      : {
          next: words.wait.next(ticket.wait?.mailed && contact?.email),
          see: words.wait.see,
        };
  return (
    <>
      <p>
        <strong>
          {ofDepartures.party(people)}, {format.dayAndDate(departure.date)}
        </strong>
      </p>
      {isBooked && meantToWait && <p>{words.roomAfterAll}</p>}
      <p>{next}</p>
      <div className={dialog.actions}>
        <Link className={button.button} to={`/booking/${id}`}>
          {see}
        </Link>
        <button className={button.quiet} type="button" onClick={onAnother}>
          {words.another}
        </button>
      </div>
    </>
  );
}
