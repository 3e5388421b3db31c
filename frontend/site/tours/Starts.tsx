import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { LISTS } from 'shared/tours';
import { tourPath } from 'shared/tour-page';
import type { TourSummary } from '../../api/schema';
import { CITY_MAP_SIZE } from './map/city-size';
import { texts } from './list-texts.en';
import page from '../../ui/page.module.css';
import styles from './starts.module.css';
import { placeNameOf } from '../departures/place-name';

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
          const first = tours.findIndex((tour) => tour.list === list);
          if (first < 0) return null;
          return (
            <section key={list} data-list={list}>
              <h3>{texts.starts[list]}</h3>
              <ol start={first + 1}>
                {tours
                  .filter((tour) => tour.list === list)
                  .map(({ id, place, placeName, meetingPoint }) => (
                    <li key={id}>
                      <Link to={tourPath(id)}>
                        {placeNameOf({ place, ...(placeName !== undefined && { placeName }) })}
                      </Link>
                      <span>{meetingPoint}</span>
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
