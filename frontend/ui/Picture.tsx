import pictures from 'virtual:pictures';
import { pictureParts, type TimeOfDay } from './picture-variants';

interface Props {
  /** The file's path below frontend/photos, without the extension. */
  name: string;
  alt: string;
  /** The displayed width, so that browsers choose a photo's file in the right size. */
  sizes: string;
  className?: string;
  loading?: 'eager' | 'lazy';
  fetchPriority?: 'high' | 'low' | 'auto';
  timeOfDay?: TimeOfDay | undefined;
}

export function hasPicture(name: string): boolean {
  return name in pictures;
}

/**
 * Returns a picture's alt text: the content of the text file beside it, or one of the given texts.
 *
 * @param drawingText describes the drawing
 * @param photoText fits any photo that may replace the drawing
 */
export function altTextOf(name: string, drawingText: string, photoText: string): string {
  const { text, sources } = pictures[name] ?? {};
  return text ?? (sources ? photoText : drawingText);
}

/** A picture in the best version, format, and size for the visitor. */
export function Picture({
  name,
  alt,
  sizes,
  className,
  loading,
  fetchPriority,
  timeOfDay = 'auto',
}: Props) {
  const { sources, file } = pictureParts(pictures, { name, sizes, timeOfDay });
  return (
    <picture className={className}>
      {sources.map((source) => (
        <source key={source.srcSet + String(source.media)} {...source} />
      ))}
      {/* `src` comes last, because browsers start loading the picture when it is set. */}
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
