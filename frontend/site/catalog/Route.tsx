import type { GeoPlace, LocationRecord } from '../../api/schema';
import { catalogWords } from '../words/catalog';
import { useWords } from '../../ui/language';
import styles from './route.module.css';

/** The way of a tour, stop by stop; a link leads to each on the visitor's own map. */
export function Route({ locations }: { locations: readonly LocationRecord[] }) {
  const words = useWords(catalogWords);
  return (
    <ol className={styles.route}>
      {locations.map(({ title, types, shortDescription, minutesAt, place }, index) => (
        <li key={index}>
          <h3>{title}</h3>
          <p className={styles.minutes}>
            {types.includes('START')
              ? words.start
              : types.includes('END')
                ? words.end
                : minutesAt === 0
                  ? words.passed
                  : words.minutes(minutesAt)}
            {place && (
              <>
                {' · '}
                <a href={mapAddress(place)}>{words.map}</a>
              </>
            )}
          </p>
          {shortDescription !== undefined && <p>{shortDescription}</p>}
        </li>
      ))}
    </ol>
  );
}

/** A pin on a map; phones open it in their map app. */
function mapAddress({ latitude, longitude }: GeoPlace): string {
  return `https://www.google.com/maps/search/?api=1&query=${String(latitude)},${String(longitude)}`;
}
