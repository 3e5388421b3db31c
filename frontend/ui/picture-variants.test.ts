import type { PictureFile } from 'virtual:pictures';
import { pictureParts, type Hour } from './picture-variants';

const TALL = '(max-width: 40rem) and (max-aspect-ratio: 3/4)';
const DARK = '(prefers-color-scheme: dark)';
const EVERY_HOUR: Hour[] = ['visitors', 'day', 'night'];

describe('which file of a picture is shown', () => {
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
    // The wrong shape rather than the wrong hour.
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
    // A photograph stands for the drawings of what it has replaced …
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
    // … and for no photograph.
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
  ])('of %j', (files, expected) => {
    for (const hour of EVERY_HOUR) {
      const shown = (matching: string[]) => shownOf(files, hour, matching);
      const [day, night] = [
        { wide: expected.day, tall: expected.tall },
        { wide: expected.night, tall: expected.tallNight },
      ];
      const light = hour === 'night' ? night : day;
      const dark = hour === 'day' ? day : night;
      expect([hour, shown([]), shown([TALL])]).toEqual([hour, light.wide, light.tall]);
      expect([hour, shown([DARK]), shown([DARK, TALL])]).toEqual([hour, dark.wide, dark.tall]);
    }
  });

  it('tells the name of a picture that is not there', () => {
    expect(() => partsOf(['hero.svg'], 'heroine', 'visitors')).toThrow(/named heroine/);
  });
});

describe('what a <picture> consists of', () => {
  it('is an <img> alone for a drawing without versions', () => {
    const { sources, file } = partsOf(['soho.svg'], 'soho', 'visitors');
    expect(sources).toEqual([]);
    expect(file.src).toBe('soho.svg');
  });

  it('has the formats of a photograph, the best first, with the width it is shown at', () => {
    const { sources } = partsOf(['soho.jpeg'], 'soho', 'visitors');
    expect(sources).toMatchObject([
      { type: 'image/avif', srcSet: 'soho.avif 480w', sizes: '50vw', width: 3, height: 2 },
      { type: 'image/webp', srcSet: 'soho.webp 480w', sizes: '50vw', width: 3, height: 2 },
    ]);
  });

  it('shows the right version to a browser that knows none of the formats, too', () => {
    const { sources } = partsOf(['soho.jpeg', 'soho-night.jpeg'], 'soho', 'visitors');
    expect(sources.filter(({ media }) => media === DARK)).toMatchObject([
      { type: 'image/avif' },
      { type: 'image/webp' },
      { srcSet: 'soho-night.jpeg' },
    ]);
  });

  it('keeps the place of the version that is shown', () => {
    const { sources, file } = partsOf(['hero.svg', 'hero-tall.svg'], 'hero', 'visitors');
    expect(sources).toMatchObject([{ media: TALL, width: 2, height: 3 }]);
    expect(file).toMatchObject({ width: 3, height: 2 });
  });
});

function partsOf(files: string[], name: string, hour: Hour) {
  const pictures = Object.fromEntries(
    files.map((file) => [file.replace(/\.\w+$/, ''), fileOf(file)]),
  );
  return pictureParts(pictures, { name, sizes: '50vw', hour });
}

function fileOf(src: string): PictureFile {
  const size = src.includes('-tall') ? { width: 2, height: 3 } : { width: 3, height: 2 };
  if (src.endsWith('.svg')) return { ...size, src };
  const sources = ['avif', 'webp'].map((format) => ({
    type: `image/${format}`,
    srcSet: `${src.replace('jpeg', format)} 480w`,
  }));
  return { ...size, src, sources };
}

/** The file that a browser takes for which these media match, and which knows no format but the oldest. */
function shownOf(files: string[], hour: Hour, matching: string[]): string {
  const { sources, file } = partsOf(files, 'hero', hour);
  const source = sources.find(
    ({ type, media }) =>
      !type && [DARK, TALL].every((each) => !media?.includes(each) || matching.includes(each)),
  );
  return source?.srcSet ?? file.src;
}
