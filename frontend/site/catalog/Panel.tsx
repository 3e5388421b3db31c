import clsx from 'clsx';
import { useEffect, useState, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { slugOf } from 'shared/slug';
import { storedDraft } from '../../api/booking-drafts';
import type { TourDetails } from '../../api/schema';
import type { TourKind } from '../tour-kinds';
import type { Format } from '../words/format';
import type { Messages } from '../words/messages';
import { catalogWords } from '../words/catalog';
import { formatWords } from '../words/format-words';
import { useWords } from '../../ui/language';
import { rangeText } from './duration';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './panel.module.css';

interface Props {
  kind: TourKind;
  tour: TourDetails;
}

/** What the visitor's code for booking is fetched by, once it is asked for. */
const loadBooking = () => import('../booking/Booking');

/** When the tour starts next, how long it takes, and where; and the way to book it, here or by the list's form. */
export function Panel({ kind, tour }: Props) {
  const words = useWords(catalogWords);
  const format = useWords(formatWords);
  const [code, setCode] = useState<Awaited<ReturnType<typeof loadBooking>> | null>(null);
  const form = { pathname: kind.path, hash: slugOf(tour.place) };

  useEffect(() => {
    if (storedDraft(tour.id) === null) return;
    // If that fails, the visitor can still open it.
    loadBooking().then(setCode, () => undefined);
  }, [tour.id]);

  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab is for the form.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    loadBooking().then(setCode, () => {
      location.assign(href);
    });
  };
  return (
    <aside
      className={clsx(card.card, styles.panel)}
      data-open={code !== null}
      aria-label={words.booking}
    >
      <dl>
        {factsOf(tour, words, format).map(
          ([term, fact]) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {code ? (
        <code.Booking kind={kind} tour={tour} />
      ) : (
        <Link className={button.button} to={form} onClick={open}>
          {words.choose}
        </Link>
      )}
    </aside>
  );
}

/** What there is to know before a date is chosen; of what the guide doesn't say, nothing is said. */
function factsOf(
  tour: TourDetails,
  words: Messages['catalog'],
  format: Format,
): [string, string | number | undefined][] {
  const next = tour.nextDeparture;
  return [
    [words.next, next ? format.when(next.date, next.localDateTimeStart) : words.none],
    [words.duration, rangeText(words, tour.durationMinutesFrom, tour.durationMinutesTo)],
    [words.meeting, tour.meetingPoint],
    [words.price, tour.price?.text],
    [words.party, tour.maxPartySize],
    [words.needs, tour.minPeople],
  ];
}
