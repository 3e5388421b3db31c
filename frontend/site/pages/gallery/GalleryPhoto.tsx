import type { Photo } from './photos';
import { Picture } from '../../../ui/Picture';

interface Props {
  photo: Photo;
  /** Whether this is the first photo to show, which loads with priority. */
  isFirst: boolean;
}

/** A picture with its caption and location. */
export function GalleryPhoto({ photo: { name, alt, caption, location }, isFirst }: Props) {
  return (
    <figure>
      <Picture
        name={name}
        alt={alt}
        sizes="(width < 64rem) 100vw, 60rem"
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      <figcaption>
        {caption}
        {location !== '' && <span>{location}</span>}
      </figcaption>
    </figure>
  );
}
