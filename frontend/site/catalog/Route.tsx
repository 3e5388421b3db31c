import type { GeoPlace, LocationRecord } from '../../api/schema';
import { catalogWords } from '../words/catalog';
import { useWords } from '../../ui/language';
import styles from './route.module.css';

/** The way of a tour, stop by stop; a link leads to each on the visitor's own map. */
export function Route({ locations }: { locations: readonly LocationRecord[] }) {
  const words = useWords(catalogWords);
  return (
    <ol className={styles.route}>
      {locations.map((location, index) => (
        <li key={index}>
          <h3>{location.title}</h3>
          <p className={styles.minutes}>
            {labelsOf(location, words).join(' · ')}
            {location.place && (
              <span className={styles.onMap}>
                {' · '}
                <a href={mapAddress(location.place)} aria-label={words.mapOf(location.title)}>
                  {words.map}
                </a>
              </span>
            )}
          </p>
          {location.shortDescription !== undefined && <p>{location.shortDescription}</p>}
        </li>
      ))}
    </ol>
  );
}

/** Tells where the walk begins or ends, and how long it stays at each stop: "Where we meet", "15 minutes". */
function labelsOf(
  { types, minutesAt }: LocationRecord,
  { start, end, passed, minutes }: (typeof catalogWords)['en'],
): string[] {
  const role = types.includes('START') ? [start] : types.includes('END') ? [end] : [];
  if (minutesAt > 0) return [...role, minutes(minutesAt)];
  return role.length > 0 ? role : [passed];
}

/** A pin on a map; phones open it in their map app. */
function mapAddress({ latitude, longitude }: GeoPlace): string {
  return `https://www.google.com/maps/search/?api=1&query=${String(latitude)},${String(longitude)}`;
}
