import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSeedTranslations } from './seed-translations';

interface SeedFile {
  title: string;
  locations: { title: string; shortDescription?: string }[];
  features: string[];
  faqs: { question: string; answer: string }[];
}

describe('a seed file of a translation', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seed-'));
    cpSync(__dirname, folder, { recursive: true });
    file = join(folder, 'de', 'day.central-park.json');
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it.each<[string, (content: SeedFile) => object, string]>([
    [
      'has too few stops',
      ({ locations, ...content }) => ({ ...content, locations: locations.slice(0, -1) }),
      'it lacks the text locations.9.title.',
    ],
    [
      'has too many features',
      ({ features, ...content }) => ({ ...content, features: [...features, 'Noch etwas.'] }),
      'English has no text features.8.',
    ],
    [
      'has a text for a stop without one',
      ({ locations: [start, ...others], ...content }) => ({
        ...content,
        locations: [{ ...start, text: 'Da.' }, ...others],
      }),
      'English has no text locations.0.text.',
    ],
    ['lacks a field', (content) => ({ ...content, title: undefined }), 'it lacks the text title.'],
    [
      'has an empty text',
      ({ faqs: [first, ...others], ...content }) => ({
        ...content,
        faqs: [{ ...first, answer: ' ' }, ...others],
      }),
      'it lacks the text faqs.0.answer.',
    ],
    [
      'has a number instead of a text',
      (content) => ({ ...content, shortDescription: 5 }),
      'it lacks the text shortDescription.',
    ],
  ])('is rejected with an error that names the file and the text if it %s', (_, change, reason) => {
    const content = JSON.parse(readFileSync(file, 'utf8')) as SeedFile;
    writeFileSync(file, JSON.stringify(change(content)));
    expect(() => loadSeedTranslations(folder)).toThrow(
      `The seed file ${file} can't be used: ${reason}`,
    );
  });

  it('is rejected with an error that names the file if it is missing or isn’t JSON', () => {
    writeFileSync(file, '{');
    expect(() => loadSeedTranslations(folder)).toThrow(`The seed file ${file} can't be used: `);
    rmSync(file);
    expect(() => loadSeedTranslations(folder)).toThrow(
      `The seed file ${file} can't be used: ENOENT`,
    );
  });
});

// A translation is looked up by its English text, and a tour's name may also be the name of a stop.
test('equal English texts of a tour have equal translations', () => {
  for (const { _id, texts } of loadSeedTranslations()) {
    const repeated = texts.filter(({ source, text }) =>
      texts.some((other) => other.source === source && other.text !== text),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect({ _id, repeated }).toEqual({ _id, repeated: [] });
  }
});
