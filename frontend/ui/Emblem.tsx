import { slugOf } from 'shared/slug';
import { hasPicture, Picture } from './Picture';
import type { TimeOfDay } from './picture-variants';
import picture from './picture.module.css';

/** A place's small picture, shown beside its name; a place without a picture gets a drawing of a map pin. */
export function Emblem({ place, timeOfDay }: { place: string; timeOfDay?: TimeOfDay }) {
  const name = `places/${slugOf(place)}`;
  return (
    <Picture
      className={picture.emblem}
      name={hasPicture(name) ? name : 'places/place'}
      alt=""
      timeOfDay={timeOfDay}
      sizes="4rem"
      loading="lazy"
    />
  );
}
