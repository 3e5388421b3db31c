import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import { placeNameOf } from '../../departures/place-name';
import type { DepartureRecord, TourSummary } from '../../../api/schema';
import type { TourList } from '../../tours/use-tour-list';
import { Emblem } from '../../../ui/Emblem';
import { texts } from './texts.en';
import { texts as siteTexts } from '../../app/texts.en';
import { format } from '../../texts/format.en';
import card from '../../../ui/card.module.css';
import page from '../../../ui/page.module.css';
import styles from './next-tours.module.css';

/** The indexes of the tours to show. */
const TOUR_INDEXES = [0, 1, 2];

type OpenTour = TourSummary & { nextDeparture: DepartureRecord };

/** The next tours with open spots. Placeholders reserve the space until the tours have loaded. */
export function NextTours({ tours: allTours }: { tours: TourList }) {
  const tours = allTours === null || allTours === 'failed' ? allTours : findNextTours(allTours);
  const openTours = tours === 'failed' || tours === null ? [] : tours;
  let notice = '';
  if (tours === 'failed') notice = texts.next.failed;
  else if (tours?.length === 0) notice = texts.next.none;
  return (
    <section className={clsx(page.band, styles.next)} aria-labelledby="next-heading">
      <h2 id="next-heading">{texts.next.title}</h2>
      <div className={styles.tours}>
        <ul aria-hidden={openTours.length === 0}>
          {TOUR_INDEXES.map((index) => {
            const tour = openTours[index];
            return (
              <li key={index} className={clsx(card.card, styles.tour)} data-loaded={Boolean(tour)}>
                <TourPlaceholder />
                {tour && <NextTour tour={tour} />}
              </li>
            );
          })}
        </ul>
        <p className={styles.sentence} role="status">
          {notice}
        </p>
      </div>
      <p className={styles.all}>
        <Link to="/tours">{texts.next.all}</Link>
      </p>
    </section>
  );
}

function NextTour({ tour }: { tour: OpenTour }) {
  const { id, list, place, nextDeparture } = tour;
  const { date, localDateTimeStart, vacancies } = nextDeparture;
  return (
    <div className={styles.content}>
      <Emblem place={place} />
      <p>
        <Link to={tourPath(id)}>{placeNameOf(tour)}</Link>
      </p>
      <p>{format.when(date, localDateTimeStart)}</p>
      <p className={styles.left}>
        {siteTexts[list].title} ·{' '}
        {vacancies === null ? texts.next.room : texts.next.left(vacancies)}
      </p>
    </div>
  );
}

/** Reserves the space of the longest possible tour, invisibly. */
function TourPlaceholder() {
  return (
    <div className={styles.content} aria-hidden="true">
      <span />
      {texts.next.longest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function findNextTours(tours: readonly TourSummary[]): OpenTour[] {
  return tours
    .filter((tour): tour is OpenTour => tour.nextDeparture !== undefined)
    .sort((one, other) => startMsOf(one) - startMsOf(other))
    .slice(0, TOUR_INDEXES.length);
}

function startMsOf({ nextDeparture }: OpenTour): number {
  return Date.parse(nextDeparture.localDateTimeStart);
}
