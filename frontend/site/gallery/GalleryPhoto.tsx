import { Picture } from '../../ui/Picture';

interface Props {
  /** The picture's file in frontend/photos, without its ending. */
  name: string;
  alt: string;
  caption: string;
  /** Whether it is the one to be seen first. */
  first: boolean;
}

export function GalleryPhoto({ name, alt, caption, first }: Props) {
  return (
    <figure>
      <Picture
        name={name}
        alt={alt}
        sizes="(width < 64rem) 100vw, 60rem"
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
