import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TourLocation } from '../tour-content';
import { FEATURE_TYPES } from '../tour-content.dto';
import { seedTours, type SeedContent } from './seed-tours';

const TOUR = 'day.central-park.json';

describe('a seed file', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'seed-'));
    cpSync(join(__dirname, 'en'), folder, { recursive: true });
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it.each<[string, (content: SeedContent) => object, string]>([
    [
      'has an invalid field',
      ({ locations: [start, ...others], ...content }) => ({
        ...content,
        locations: [start, { ...others[0], title: '' }],
      }),
      'locations.1.title: Title must be one line of 1 to 100 characters.',
    ],
    [
      'lacks a field',
      ({ faqs, ...content }) => (faqs.length > 0 ? content : {}),
      'faqs: Questions must be a list of at most 20.',
    ],
    [
      'has an unknown field',
      (content) => ({ ...content, sumary: '' }),
      'sumary: property sumary should not exist',
    ],
  ])('is refused with its name and the field if it %s', (_, change, reason) => {
    const file = join(folder, TOUR);
    const content = JSON.parse(readFileSync(file, 'utf8')) as SeedContent;
    writeFileSync(file, JSON.stringify(change(content)));
    expect(() => seedTours(folder)).toThrow(`The seed file ${file} can't be used: ${reason}`);
  });

  it('is refused with its name if it is missing or no JSON', () => {
    const file = join(folder, TOUR);
    writeFileSync(file, '{');
    expect(() => seedTours(folder)).toThrow(`The seed file ${file} can't be used: `);
    rmSync(file);
    expect(() => seedTours(folder)).toThrow(`The seed file ${file} can't be used: ENOENT`);
  });
});

/** The pace of a walker in meters a minute, and how much longer streets are than the line between their ends. */
const METERS_PER_MINUTE = 70;
const DETOUR = 1.25;
/** Two miles an hour: a group with lights to wait for. */
const GROUP_METERS_PER_MINUTE = (2 * 1609) / 60;
const EARTH_RADIUS = 6_371_000;

describe.each(seedTours())('the content of $_id', (tour) => {
  const { title, shortDescription, description, locations, features, faqs } = tour;
  const stops = locations.filter(({ types }) => types.some((type) => type !== 'POINT_OF_INTEREST'));

  it('is short', () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(shortDescription.length).toBeLessThanOrEqual(150);
    const paragraphs = description.split('\n\n');
    expect(paragraphs).toHaveLength(3);
    for (const paragraph of paragraphs) expect(paragraph.length).toBeLessThanOrEqual(420);
    for (const location of locations) {
      expect(location.shortDescription?.length).toBeLessThanOrEqual(320);
    }
  });

  it('leads from a start to an end, by five to eight stops in the city', () => {
    expect(stops.length).toBeGreaterThanOrEqual(5);
    expect(stops.length).toBeLessThanOrEqual(8);
    expect(locations[0]?.types).toEqual(['START']);
    expect(locations.at(-1)?.types).toContain('END');
    for (const location of locations) {
      const { latitude, longitude } = placeOf(location);
      expect(latitude).toBeGreaterThan(40.6);
      expect(latitude).toBeLessThan(40.85);
      expect(longitude).toBeGreaterThan(-74.1);
      expect(longitude).toBeLessThan(-73.9);
    }
  });

  it('takes about as long as promised, at the pace of a group', () => {
    const isOnWater = (index: number) => /ferry/i.test(titleAt(index - 1) + titleAt(index));
    const titleAt = (index: number) => locations[index]?.title ?? '';
    const minutes = locations.reduce((sum, each, index) => {
      const before = locations[index - 1];
      const walk = before ? (distance(before, each) * DETOUR) / GROUP_METERS_PER_MINUTE : 0;
      return sum + each.minutesAt + (isOnWater(index) ? each.minutesTo : walk);
    }, 0);
    const promised = tour.lengthMinutes;
    expect(Math.abs(minutes / promised - 1)).toBeLessThanOrEqual(0.15);
    // Nobody comes to stand at the meeting point.
    expect(locations[0]?.minutesAt).toBeLessThanOrEqual(20);
  });

  it('names trains that run only on weekdays as such', () => {
    const sentences = JSON.stringify([description, locations, features, faqs]).split(/[.?!]/);
    for (const sentence of sentences.filter((each) => /\btrains?\b|station/i.test(each))) {
      if (/\b[BWM]\b/.test(sentence)) expect(sentence).toContain('weekdays');
    }
  });

  it('can be walked in its time', () => {
    const minutes = locations.reduce((sum, each) => sum + each.minutesTo + each.minutesAt, 0);
    expect(minutes).toBeLessThanOrEqual(tour.lengthMinutes);
    for (const [index, location] of locations.entries()) {
      const before = locations[index - 1];
      // Over the water it's faster.
      if (!before || /ferry/i.test(before.title + location.title)) continue;
      const needed = (distance(before, location) * DETOUR) / METERS_PER_MINUTE;
      expect(location.minutesTo).toBeGreaterThanOrEqual(Math.floor(needed * 0.6));
    }
  });

  it('says what is included, what is not, what to bring, and who can come', () => {
    expect(new Set(features.map(({ type }) => type))).toEqual(
      // When bookings can be canceled, the page says by the tour's settings.
      new Set(FEATURE_TYPES.filter((type) => type !== 'CANCELLATION_TERM')),
    );
    expect(faqs.length).toBeGreaterThanOrEqual(3);
  });

  it('has typographic quotes and dashes', () => {
    expect(
      JSON.stringify([title, shortDescription, description, locations, features, faqs]),
    ).not.toMatch(/'|—|\\"|--| {2}/);
  });
});

function distance(from: TourLocation, to: TourLocation): number {
  const [one, other] = [placeOf(from), placeOf(to)];
  const radians = Math.PI / 180;
  const x =
    (other.longitude - one.longitude) *
    radians *
    Math.cos(((one.latitude + other.latitude) / 2) * radians);
  const y = (other.latitude - one.latitude) * radians;
  return Math.hypot(x, y) * EARTH_RADIUS;
}

function placeOf({ title, place }: TourLocation) {
  if (!place) throw new Error(`${title} has no coordinates.`);
  return place;
}
