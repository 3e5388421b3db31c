import { slugOf } from 'shared/slug';
import { hasPicture, Picture } from './Picture';
import picture from './picture.module.css';

/** A place's small picture, beside its name; a plain pin for a place that has none. */
export function Emblem({ place }: { place: string }) {
  const name = `places/${slugOf(place)}`;
  return (
    <Picture
      className={picture.emblem}
      name={hasPicture(name) ? name : 'places/place'}
      alt=""
      sizes="4rem"
      loading="lazy"
    />
  );
}
