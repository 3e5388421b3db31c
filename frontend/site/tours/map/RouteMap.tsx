import { localizedPath } from 'shared/site-languages';
import { tourPath } from 'shared/tour-page';
import type { TourDetails } from '../../../api/schema';
import { LANGUAGE } from '../../texts/language';
import { MAP_SIZE } from './size';
import { texts } from './texts.en';
import styles from './route-map.module.css';

/** The map of a tour's route, drawn by the API. Renders nothing if fewer than two stops have coordinates. */
export function RouteMap({ tour: { id, locations } }: { tour: TourDetails }) {
  const [firstStop, ...laterStops] = locations.filter(({ place }) => place);
  const lastStop = laterStops.at(-1);
  if (!firstStop || !lastStop) return null;
  return (
    <img
      className={styles.map}
      src={localizedPath(LANGUAGE, `${tourPath(id)}/map.svg`)}
      alt={texts.alt(locations.length, firstStop.title, lastStop.title)}
      loading="lazy"
      {...MAP_SIZE}
    />
  );
}
