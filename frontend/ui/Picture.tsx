import pictures from 'virtual:pictures';
import { pictureParts, type Hour } from './picture-variants';

interface Props {
  /** The file's path below frontend/photos, without its ending. */
  name: string;
  alt: string;
  /** How wide it is shown: browsers choose a photograph's file by it. */
  sizes: string;
  className?: string;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'low' | 'auto';
  hour?: Hour | undefined;
}

export function hasPicture(name: string): boolean {
  return name in pictures;
}

/**
 * What a picture shows, as the text beside it says.
 *
 * @param drawn what our drawing shows
 * @param photographed what is true of any photograph that may stand there without a text
 */
export function pictureText(name: string, drawn: string, photographed: string): string {
  const { text, sources } = pictures[name] ?? {};
  return text ?? (sources ? photographed : drawn);
}

/** A picture in the version, format and size that suit the visitor. */
export function Picture({
  name,
  alt,
  sizes,
  className,
  loading,
  fetchPriority,
  hour = 'visitors',
}: Props) {
  const { sources, file } = pictureParts(pictures, { name, sizes, hour });
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.srcSet + String(source.media)} {...source} />
      ))}
      {/* The address comes last: with it, a browser begins to load. */}
      <img
        alt={alt}
        loading={loading}
        fetchPriority={fetchPriority}
        width={file.width}
        height={file.height}
        src={file.src}
      />
    </picture>
  );
}
