import clsx from 'clsx';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { priceText } from 'shared/price';
import { slugOf } from 'shared/slug';
import { getStoredDraft } from '../../api/booking-drafts';
import type { TourDetails } from '../../api/schema';
import type { TourKind } from '../departures/tour-kinds';
import { durationText } from './duration';
import { texts } from './texts.en';
import { texts as factTexts } from './fact-texts.en';
import { format } from '../texts/format.en';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './panel.module.css';

interface Props {
  kind: TourKind;
  tour: TourDetails;
}

const loadBookingModule = () => import('../bookings/form/Booking');

/**
 * A tour's key facts, and the button that opens the booking form. Until the form's code is loaded,
 * the button is a link to the form on the page for day or night tours.
 */
export function Panel({ kind, tour }: Props) {
  const [bookingModule, setBookingModule] = useState<Awaited<
    ReturnType<typeof loadBookingModule>
  > | null>(null);
  const formLocation = { pathname: kind.path, hash: slugOf(tour.place) };

  useEffect(() => {
    if (getStoredDraft(tour.id) === null) return;
    // If the code can't be loaded, the visitor can still use the button.
    loadBookingModule().then(setBookingModule, () => undefined);
  }, [tour.id]);

  const openForm = (event: MouseEvent<HTMLAnchorElement>) => {
    // A click that opens a new tab follows the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadBookingModule().then(setBookingModule, () => {
      location.assign(href);
    });
  };
  return (
    <aside
      className={clsx(card.card, styles.panel)}
      data-open={bookingModule !== null}
      aria-label={texts.booking}
    >
      <dl>
        {factsOf(tour).map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {bookingModule ? (
        <bookingModule.Booking kind={kind} tour={tour} />
      ) : (
        <Link className={button.button} to={formLocation} onClick={openForm}>
          {texts.choose}
        </Link>
      )}
    </aside>
  );
}

/** Returns the facts as terms and values. The value is undefined if the guide hasn't entered it. */
function factsOf(tour: TourDetails): [string, string | number | undefined][] {
  const { nextDeparture: next } = tour;
  return [
    [texts.next, next ? format.when(next.date, next.localDateTimeStart) : factTexts.noDates],
    [texts.duration, durationText(tour.durationMinutesFrom, tour.durationMinutesTo)],
    [texts.meeting, tour.meetingPoint],
    [texts.price, tour.price && priceText(tour.price)],
    [texts.maxParty, tour.maxPartySize],
    [texts.minPeople, tour.minPeople],
  ];
}
