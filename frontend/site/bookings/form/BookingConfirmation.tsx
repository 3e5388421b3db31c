import { Link } from 'react-router-dom';
import type { TicketRecord } from '../../../api/schema';
import { deadlineText } from '../../departures/departure-sentences';
import { PartyPrice } from '../../price/PartyPrice';
import { format } from '../../texts/format.en';
import { texts } from './texts.en';
import { texts as departureTexts } from '../../departures/texts.en';
import button from '../../../ui/button.module.css';
import dialog from '../../../ui/dialog.module.css';

interface Props {
  ticket: TicketRecord;
  /** Whether the visitor expected to join the waitlist. */
  expectedToWait: boolean;
  onBookAnother: () => void;
}

/** Shows whether a party is booked, on hold, or on the waitlist, with a link to the booking's page. */
export function BookingConfirmation({ ticket, expectedToWait, onBookAnother }: Props) {
  const { id, people, ages, price, departure, contact } = ticket;
  const isBooked = ticket.status === 'CONFIRMED';
  const heldUntil = ticket.wait?.unconfirmed && ticket.wait.utcHeldUntil;
  let nextStep = texts.wait.next(ticket.wait?.mailed && contact?.email);
  let linkText = texts.wait.see;
  if (isBooked) {
    // Omits the number of spots left, which no longer matters to this party.
    nextStep = departureTexts.start(departure.localDateTimeStart, departure.meetingPoint);
    linkText = texts.seeTicket;
  } else if (heldUntil !== undefined) {
    nextStep = texts.held.next(contact?.email ?? '', deadlineText(heldUntil));
    linkText = texts.held.see;
  }
  return (
    <>
      <p>
        <strong>
          {departureTexts.party(people) + format.comma + format.dayAndDate(departure.date)}
        </strong>
      </p>
      <PartyPrice price={price} people={people} ages={ages} />
      {isBooked && expectedToWait && <p>{texts.roomAfterAll}</p>}
      <p>{nextStep}</p>
      <div className={dialog.actions}>
        <Link className={button.button} to={`/booking/${id}`}>
          {linkText}
        </Link>
        <button className={button.quiet} type="button" onClick={onBookAnother}>
          {texts.bookAnother}
        </button>
      </div>
    </>
  );
}
