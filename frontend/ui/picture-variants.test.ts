import type { PictureFile } from 'virtual:pictures';
import { pictureParts, type TimeOfDay } from './picture-variants';

const PORTRAIT_PHONE = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
const DARK_MODE = '(prefers-color-scheme: dark)';
const TIMES_OF_DAY: TimeOfDay[] = ['auto', 'day', 'night'];

describe('a picture', () => {
  it.each([
    [['hero.svg'], { day: 'hero.svg', tall: 'hero.svg', night: 'hero.svg', tallNight: 'hero.svg' }],
    [
      ['hero.svg', 'hero-tall.svg', 'hero-night.svg', 'hero-tall-night.svg'],
      {
        day: 'hero.svg',
        tall: 'hero-tall.svg',
        night: 'hero-night.svg',
        tallNight: 'hero-tall-night.svg',
      },
    ],
    [
      ['hero.svg', 'hero-night.svg'],
      { day: 'hero.svg', tall: 'hero.svg', night: 'hero-night.svg', tallNight: 'hero-night.svg' },
    ],
    [
      ['hero.svg', 'hero-tall.svg'],
      { day: 'hero.svg', tall: 'hero-tall.svg', night: 'hero.svg', tallNight: 'hero-tall.svg' },
    ],
    // A file for the right time of day is better than one in the right shape.
    [
      ['hero.svg', 'hero-tall.svg', 'hero-night.svg'],
      {
        day: 'hero.svg',
        tall: 'hero-tall.svg',
        night: 'hero-night.svg',
        tallNight: 'hero-night.svg',
      },
    ],
    [
      ['hero.svg', 'hero-tall-night.svg'],
      { day: 'hero.svg', tall: 'hero.svg', night: 'hero.svg', tallNight: 'hero-tall-night.svg' },
    ],
    // A photo also replaces the drawings of other versions.
    [
      ['hero.jpeg', 'hero-tall.svg', 'hero-night.svg', 'hero-tall-night.svg'],
      { day: 'hero.jpeg', tall: 'hero.jpeg', night: 'hero.jpeg', tallNight: 'hero.jpeg' },
    ],
    [
      ['hero.svg', 'hero-tall.svg', 'hero-night.jpeg', 'hero-tall-night.svg'],
      {
        day: 'hero.svg',
        tall: 'hero-tall.svg',
        night: 'hero-night.jpeg',
        tallNight: 'hero-night.jpeg',
      },
    ],
    // A photo doesn't replace the photos of other versions.
    [
      ['hero.jpeg', 'hero-tall.jpeg', 'hero-night.jpeg', 'hero-tall-night.svg'],
      {
        day: 'hero.jpeg',
        tall: 'hero-tall.jpeg',
        night: 'hero-night.jpeg',
        tallNight: 'hero-night.jpeg',
      },
    ],
    [
      ['hero.jpeg', 'hero-tall-night.jpeg'],
      {
        day: 'hero.jpeg',
        tall: 'hero.jpeg',
        night: 'hero.jpeg',
        tallNight: 'hero-tall-night.jpeg',
      },
    ],
  ])(
    'with the files %j shows the best one for each window shape and time of day',
    (files, expected) => {
      for (const timeOfDay of TIMES_OF_DAY) {
        const shownFile = (media: string[]) => findShownFile(files, timeOfDay, media);
        const [day, night] = [
          { wide: expected.day, tall: expected.tall },
          { wide: expected.night, tall: expected.tallNight },
        ];
        const inLightMode = timeOfDay === 'night' ? night : day;
        const inDarkMode = timeOfDay === 'day' ? day : night;
        expect([timeOfDay, shownFile([]), shownFile([PORTRAIT_PHONE])]).toEqual([
          timeOfDay,
          inLightMode.wide,
          inLightMode.tall,
        ]);
        expect([timeOfDay, shownFile([DARK_MODE]), shownFile([DARK_MODE, PORTRAIT_PHONE])]).toEqual(
          [timeOfDay, inDarkMode.wide, inDarkMode.tall],
        );
      }
    },
  );

  it('causes an error with its name if it is missing', () => {
    expect(() => makeParts(['hero.svg'], 'heroine', 'auto')).toThrow(/named heroine/);
  });
});

describe('a <picture>', () => {
  it('has only an <img> for a drawing without versions', () => {
    const { sources, file } = makeParts(['soho.svg'], 'soho', 'auto');
    expect(sources).toEqual([]);
    expect(file.src).toBe('soho.svg');
  });

  it('lists the formats of a photo from best to worst, with its displayed width', () => {
    const { sources } = makeParts(['soho.jpeg'], 'soho', 'auto');
    expect(sources).toMatchObject([
      { type: 'image/avif', srcSet: 'soho.avif 480w', sizes: '50vw', width: 3, height: 2 },
      { type: 'image/webp', srcSet: 'soho.webp 480w', sizes: '50vw', width: 3, height: 2 },
    ]);
  });

  it('has a JPEG source for each version, for browsers without modern formats', () => {
    const { sources } = makeParts(['soho.jpeg', 'soho-night.jpeg'], 'soho', 'auto');
    expect(sources.filter(({ media }) => media === DARK_MODE)).toMatchObject([
      { type: 'image/avif' },
      { type: 'image/webp' },
      { srcSet: 'soho-night.jpeg' },
    ]);
  });

  it('has the width and height of each version', () => {
    const { sources, file } = makeParts(['hero.svg', 'hero-tall.svg'], 'hero', 'auto');
    expect(sources).toMatchObject([{ media: PORTRAIT_PHONE, width: 2, height: 3 }]);
    expect(file).toMatchObject({ width: 3, height: 2 });
  });
});

function makeParts(files: string[], name: string, timeOfDay: TimeOfDay) {
  const pictures = Object.fromEntries(
    files.map((file) => [file.replace(/\.\w+$/, ''), makeFile(file)]),
  );
  return pictureParts(pictures, { name, sizes: '50vw', timeOfDay });
}

function makeFile(src: string): PictureFile {
  const size = src.includes('-tall') ? { width: 2, height: 3 } : { width: 3, height: 2 };
  if (src.endsWith('.svg')) return { ...size, src };
  const sources = ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: `${src.replace('jpeg', format)} 480w`,
  }));
  return { ...size, src, sources };
}

/** Returns the file shown by a browser that supports only the oldest format, if these media queries match. */
function findShownFile(files: string[], timeOfDay: TimeOfDay, matchingMedia: string[]): string {
  const { sources, file } = makeParts(files, 'hero', timeOfDay);
  const source = sources.find(
    ({ type, media }) =>
      !type &&
      [DARK_MODE, PORTRAIT_PHONE].every(
        (each) => !media?.includes(each) || matchingMedia.includes(each),
      ),
  );
  return source?.srcSet ?? file.src;
}
