import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { priceText } from 'shared/price';
import { tourPath } from 'shared/tour-page';
import type { TourWishes } from 'shared/tour-wishes';
import type { TourSummary } from '../../api/schema';
import { Emblem } from '../../ui/Emblem';
import { durationText } from './duration';
import { texts } from './texts.en';
import { format } from '../texts/format.en';
import card from '../../ui/card.module.css';
import styles from './tour-card.module.css';

/** A tour in the list of tours: what it is like, its best date, and the visitor's wishes that it misses. */
export function TourCard({ tour, wishes }: { tour: TourSummary; wishes: TourWishes }) {
  const { id, list, place, title, shortDescription, nextDeparture: next, missed = [] } = tour;
  return (
    <article className={clsx(card.card, styles.card)}>
      <Emblem place={place} timeOfDay={list === 'night' ? 'night' : 'auto'} />
      <div>
        <h3>
          <Link to={tourPath(id)}>{place}</Link>
        </h3>
        <p>
          <strong>{title}</strong>
        </p>
        {missed.length > 0 && (
          <ul className={styles.missed}>
            {missed.map((name) => (
              <li key={name}>{texts.missed[name](tour, wishes)}</li>
            ))}
          </ul>
        )}
        <p>{shortDescription}</p>
        <p className={styles.next}>
          {next
            ? texts.nextAt(format.when(next.date, next.localDateTimeStart), next.vacancies)
            : texts.noDates}
        </p>
        <p className={styles.facts}>{factsOf(tour)}</p>
      </div>
    </article>
  );
}

/** Returns a tour's facts in a line: "2 hours · 1.3 miles · no stairs · $40 each". */
function factsOf({ durationMinutesFrom, durationMinutesTo, access, price }: TourSummary): string {
  return [
    durationText(durationMinutesFrom, durationMinutesTo),
    access && texts.access.miles(access.miles),
    access && texts.access.stairs(access.stairs),
    access && texts.access.stepFree[access.stepFree],
    price && priceText(price),
  ]
    .filter(Boolean)
    .join(' · ');
}
