import type { GeoPlace, LocationRecord } from '../../api/schema';
import { texts } from './texts.en';
import { texts as factTexts } from './fact-texts.en';
import type { MarkLanguage } from './untranslated';
import styles from './route.module.css';

/** A tour's stops; those with coordinates have a link to a map. */
export function Route({
  locations,
  markLanguage,
}: {
  locations: readonly LocationRecord[];
  markLanguage: MarkLanguage;
}) {
  return (
    <ol className={styles.route}>
      {locations.map((location, index) => (
        <li key={index}>
          <h3 {...markLanguage(location.title)}>{location.title}</h3>
          <p className={styles.minutes}>
            {labelsOf(location).join(' · ')}
            {location.place && (
              <span className={styles.onMap}>
                {' · '}
                <a href={mapUrl(location.place)} aria-label={texts.mapLabel(location.title)}>
                  {texts.map}
                </a>
              </span>
            )}
          </p>
          {location.shortDescription !== undefined && (
            <p {...markLanguage(location.shortDescription)}>{location.shortDescription}</p>
          )}
        </li>
      ))}
    </ol>
  );
}

/** Returns a stop's labels: its role at the start or end, and its duration, such as "Where we meet", "15 minutes". */
function labelsOf({ types, minutesAt }: LocationRecord): string[] {
  const { start, end, walkPast } = texts;
  const labels: string[] = [];
  if (types.includes('START')) labels.push(start);
  else if (types.includes('END')) labels.push(end);
  if (minutesAt > 0) labels.push(factTexts.minutes(minutesAt));
  return labels.length > 0 ? labels : [walkPast];
}

/** Returns the URL of a pin on Google Maps, which phones open in their map app. */
function mapUrl({ latitude, longitude }: GeoPlace): string {
  return `https://www.google.com/maps/search/?api=1&query=${String(latitude)},${String(longitude)}`;
}
