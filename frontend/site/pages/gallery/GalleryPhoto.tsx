import type { Photo } from './photos';
import { Picture } from '../../../ui/Picture';

interface Props {
  photo: Photo;
  /** Whether the photo is visible first, and so loads with priority. */
  first: boolean;
}

/** A picture with its caption and location. */
export function GalleryPhoto({ photo: { name, alt, caption, where }, first }: Props) {
  return (
    <figure>
      <Picture
        name={name}
        alt={alt}
        sizes="(width < 64rem) 100vw, 60rem"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
      <figcaption>
        {caption}
        {where !== '' && <span>{where}</span>}
      </figcaption>
    </figure>
  );
}
