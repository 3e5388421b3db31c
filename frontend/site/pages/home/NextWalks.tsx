import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { tourPath } from 'shared/tour-page';
import type { DepartureRecord, TourSummary } from '../../../api/schema';
import type { TourList } from '../../tours/use-tour-list';
import { homeWords } from '../../words/home';
import { formatWords } from '../../words/format-words';
import { siteWords } from '../../words/site';
import { useWords } from '../../../ui/language';
import { Emblem } from '../../../ui/Emblem';
import card from '../../../ui/card.module.css';
import page from '../../../ui/page.module.css';
import styles from './next-walks.module.css';

/** The indexes of the shown walks. */
const SLOTS = [0, 1, 2];

type OpenTour = TourSummary & { nextDeparture: DepartureRecord };

/** The next walks with room. Placeholders reserve the space until the walks have loaded. */
export function NextWalks({ tours: all }: { tours: TourList }) {
  const words = useWords(homeWords).next;
  const tours = all === null || all === 'failed' ? all : findNextTours(all);
  const openTours = tours === 'failed' || tours === null ? [] : tours;
  let sentence = '';
  if (tours === 'failed') sentence = words.failed;
  else if (tours?.length === 0) sentence = words.none;
  return (
    <section className={clsx(page.band, styles.next)} aria-labelledby="next-heading">
      <h2 id="next-heading">{words.title}</h2>
      <div className={styles.walks}>
        <ul aria-hidden={openTours.length === 0}>
          {SLOTS.map((index) => {
            const tour = openTours[index];
            return (
              <li key={index} className={clsx(card.card, styles.walk)} data-known={Boolean(tour)}>
                <WalkPlaceholder />
                {tour && <Walk tour={tour} />}
              </li>
            );
          })}
        </ul>
        <p className={styles.sentence} role="status">
          {sentence}
        </p>
      </div>
      <p className={styles.all}>
        <Link to="/tours">{words.all}</Link>
      </p>
    </section>
  );
}

function Walk({ tour: { id, list, place, nextDeparture } }: { tour: OpenTour }) {
  const { date, localDateTimeStart, vacancies } = nextDeparture;
  const site = useWords(siteWords);
  const format = useWords(formatWords);
  const words = useWords(homeWords).next;
  return (
    <div className={styles.content}>
      <Emblem place={place} />
      <p>
        <Link to={tourPath(id)}>{place}</Link>
      </p>
      <p>{format.when(date, localDateTimeStart)}</p>
      <p className={styles.left}>
        {site[list].title} · {vacancies === null ? words.room : words.left(vacancies)}
      </p>
    </div>
  );
}

/** Invisible; reserves the space of the longest possible walk. */
function WalkPlaceholder() {
  const words = useWords(homeWords).next;
  return (
    <div className={styles.content} aria-hidden="true">
      <span />
      {words.longest.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function findNextTours(tours: readonly TourSummary[]): OpenTour[] {
  return tours
    .filter((tour): tour is OpenTour => tour.nextDeparture !== undefined)
    .sort((one, other) => startsAt(one) - startsAt(other))
    .slice(0, SLOTS.length);
}

function startsAt({ nextDeparture }: OpenTour): number {
  return Date.parse(nextDeparture.localDateTimeStart);
}
