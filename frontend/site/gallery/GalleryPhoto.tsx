import type { Photo } from './photos';
import { Picture } from '../../ui/Picture';

interface Props {
  photo: Photo;
  /** Whether it is the one to be seen first. */
  first: boolean;
}

/** A picture of the gallery, with what it shows below it, and where. */
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
