import clsx from 'clsx';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import type { TourFilters } from 'shared/tour-filters';
import { DEFAULT_PEOPLE, storeChoice } from '../../api/booking-drafts';
import { placeNameOf } from '../departures/place-name';
import type { TourSummary } from '../../api/schema';
import { Emblem } from '../../ui/Emblem';
import { texts } from './list-texts.en';
import { tourFacts } from './tour-facts';
import { texts as factTexts } from './fact-texts.en';
import { format } from '../texts/format.en';
import card from '../../ui/card.module.css';
import styles from './tour-card.module.css';

/** A tour in the list of tours: its description, its best date, and the filters that it doesn't match. */
export function TourCard({ tour, filters }: { tour: TourSummary; filters: TourFilters }) {
  const { id, list, place, title, shortDescription, nextDeparture: next, missed = [] } = tour;
  /** Stores a draft that fills in the booking form on the tour's page, if the visitor has set a date. */
  const storeDraftChoice = () => {
    if (!next || filters.date === undefined) return;
    const people = Math.min(filters.party ?? DEFAULT_PEOPLE, tour.maxPartySize ?? Infinity);
    storeChoice(id, { date: next.date, startId: next.id, people: String(people) });
  };
  return (
    <article className={clsx(card.card, styles.card)}>
      <Emblem place={place} timeOfDay={list === 'night' ? 'night' : 'auto'} />
      <div>
        <h3>
          <Link to={tourPath(id)} onClick={storeDraftChoice}>
            {placeNameOf(tour)}
          </Link>
        </h3>
        <p>
          <strong>{title}</strong>
        </p>
        {missed.length > 0 && (
          <ul className={styles.missed}>
            {missed.map((name) => (
              <li key={name}>{texts.missed[name](tour, filters)}</li>
            ))}
          </ul>
        )}
        <p>{shortDescription}</p>
        <p className={styles.next}>
          {next
            ? texts.nextAt(format.when(next.date, next.localDateTimeStart), next.vacancies)
            : factTexts.noDates}
        </p>
        <p className={styles.facts}>
          {tourFacts(tour).map((fact, index) => (
            <Fragment key={fact}>
              {index > 0 && ' · '}
              <span>{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
    </article>
  );
}
