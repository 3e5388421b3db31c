import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { LISTS } from 'shared/tours';
import { tourPath } from 'shared/tour-page';
import { placeNameOf } from '../departures/place-name';
import type { TourSummary } from '../../api/schema';
import { CITY_MAP_SIZE } from './map/city-size';
import { texts } from './list-texts.en';
import page from '../../ui/page.module.css';
import styles from './starts.module.css';

/** The meeting points of all tours: a map, drawn by the API, and a list numbered like the map. */
export function Starts({ tours }: { tours: readonly TourSummary[] }) {
  return (
    <section className={clsx(page.band, styles.starts)} aria-labelledby="starts">
      <h2 id="starts">{texts.starts.title}</h2>
      <img
        className={styles.map}
        src="/tours/map.svg"
        alt={texts.starts.map}
        loading="lazy"
        {...CITY_MAP_SIZE}
      />
      <div className={styles.lists}>
        {LISTS.map((list) => {
          const firstIndex = tours.findIndex((tour) => tour.list === list);
          if (firstIndex < 0) return null;
          return (
            <section key={list} data-list={list}>
              <h3>{texts.starts[list]}</h3>
              <ol start={firstIndex + 1}>
                {tours
                  .filter((tour) => tour.list === list)
                  .map((tour) => (
                    <li key={tour.id}>
                      <Link to={tourPath(tour.id)}>{placeNameOf(tour)}</Link>
                      <span>{tour.meetingPoint}</span>
                    </li>
                  ))}
              </ol>
            </section>
          );
        })}
      </div>
    </section>
  );
}
