import type { PictureFile } from 'virtual:pictures';

/** Whether a picture shows day or night; `auto` follows the visitor's color scheme. */
export type TimeOfDay = 'auto' | 'day' | 'night';

interface Source {
  media?: string;
  type?: string;
  srcSet: string;
  sizes?: string;
  width: number;
  height: number;
}

/** A phone in portrait orientation. */
const PORTRAIT_PHONE = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
const DARK_MODE = '(prefers-color-scheme: dark)';

/** The suffixes of the files that can show each version of a picture, from best to worst. */
const SUFFIXES = {
  day: { wide: [''], tall: ['-tall', ''] },
  // A file for the right time of day is better than one in the right shape.
  night: { wide: ['-night', ''], tall: ['-tall-night', '-night', '-tall', ''] },
};

/** Returns the sources of a <picture>, in order, and the file of its <img>. */
export function pictureParts(
  pictures: Record<string, PictureFile>,
  { name, sizes, timeOfDay }: { name: string; sizes: string; timeOfDay: TimeOfDay },
): { sources: Source[]; file: PictureFile } {
  const findVersions = (time: 'day' | 'night') => ({
    wide: findBestFile(pictures, name, SUFFIXES[time].wide),
    tall: findBestFile(pictures, name, SUFFIXES[time].tall),
  });
  const { wide, tall } = findVersions(timeOfDay === 'night' ? 'night' : 'day');
  const sources: Source[] = [];
  if (timeOfDay === 'auto') {
    const night = findVersions('night');
    if (night.wide !== wide || night.tall !== tall) {
      if (night.tall !== night.wide)
        sources.push(...createSources(night.tall, sizes, `${DARK_MODE} and ${PORTRAIT_PHONE}`));
      sources.push(...createSources(night.wide, sizes, DARK_MODE));
    }
  }
  if (tall !== wide) sources.push(...createSources(tall, sizes, PORTRAIT_PHONE));
  sources.push(...createSources(wide, sizes));
  return { sources, file: wide };
}

/** Returns the first photo with one of the suffixes, or the first drawing if there is no photo. */
function findBestFile(
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

function createSources(
  { src, sources = [], width, height }: PictureFile,
  sizes: string,
  media?: string,
) {
  const formats: Source[] = sources.map((format) => ({ media, ...format, sizes, width, height }));
  // A version without a media query needs no source for its `src`: the <img> has it.
  return media ? [...formats, { media, srcSet: src, width, height }] : formats;
}
