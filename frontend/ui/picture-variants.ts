import type { PictureFile } from 'virtual:pictures';

/** When it is in the picture: the visitor's colour scheme tells, or one of the two always. */
export type Hour = 'visitors' | 'day' | 'night';

interface Source {
  media?: string;
  type?: string;
  srcSet: string;
  sizes?: string;
  width: number;
  height: number;
}

/** An upright phone. */
const TALL = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
const DARK = '(prefers-color-scheme: dark)';

/** For each version of a picture the names that can stand for it, the best first. */
const SUFFIXES = {
  day: { wide: [''], tall: ['-tall', ''] },
  // The wrong shape is less wrong than the wrong hour.
  night: { wide: ['-night', ''], tall: ['-tall-night', '-night', '-tall', ''] },
};

/** What a <picture> consists of: its sources, in order, and the file of its <img>. */
export function pictureParts(
  pictures: Record<string, PictureFile>,
  { name, sizes, hour }: { name: string; sizes: string; hour: Hour },
): { sources: Source[]; file: PictureFile } {
  const versionsAt = (time: 'day' | 'night') => ({
    wide: bestOf(pictures, name, SUFFIXES[time].wide),
    tall: bestOf(pictures, name, SUFFIXES[time].tall),
  });
  const { wide, tall } = versionsAt(hour === 'night' ? 'night' : 'day');
  const sources: Source[] = [];
  if (hour === 'visitors') {
    const night = versionsAt('night');
    if (night.wide !== wide || night.tall !== tall) {
      if (night.tall !== night.wide)
        sources.push(...sourcesOf(night.tall, sizes, `${DARK} and ${TALL}`));
      sources.push(...sourcesOf(night.wide, sizes, DARK));
    }
  }
  if (tall !== wide) sources.push(...sourcesOf(tall, sizes, TALL));
  sources.push(...sourcesOf(wide, sizes));
  return { sources, file: wide };
}

/** A photograph, where the guide has put one there, stands for all that our drawings could show instead. */
function bestOf(
  pictures: Record<string, PictureFile>,
  name: string,
  suffixes: readonly string[],
): PictureFile {
  const files = suffixes
    .map((suffix) => pictures[name + suffix])
    .filter((file) => file !== undefined);
  const best = files.find(({ sources }) => sources) ?? files[0];
  if (!best) throw new Error(`There is no picture named ${name} in frontend/photos.`);
  return best;
}

function sourcesOf(
  { src, sources = [], width, height }: PictureFile,
  sizes: string,
  media?: string,
) {
  const formats: Source[] = sources.map((format) => ({ media, ...format, sizes, width, height }));
  // The <img> itself is the last resort of the version that needs no media.
  return media ? [...formats, { media, srcSet: src, width, height }] : formats;
}
