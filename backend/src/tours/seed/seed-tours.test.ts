import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TourLocation } from '../tour-content';
import { FEATURE_TYPES } from '../tour-content.dto';
import { loadSeedTours, type SeedContent } from './seed-tours';

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
      'faqs: Questions must be a list of at most 20 items.',
    ],
    [
      'has stairs on a step-free way',
      ({ access, ...content }) => ({
        ...content,
        access: { ...access, stairs: 2, stepFree: 'YES' },
      }),
      'access.stairs: Flights of stairs must be 0 if the whole way is step-free.',
    ],
    [
      'has an unknown field',
      (content) => ({ ...content, sumary: '' }),
      'sumary: property sumary should not exist',
    ],
  ])(
    'is rejected with an error that names the file and the field if it %s',
    (_, change, reason) => {
      const file = join(folder, TOUR);
      const content = JSON.parse(readFileSync(file, 'utf8')) as SeedContent;
      writeFileSync(file, JSON.stringify(change(content)));
      expect(() => loadSeedTours(folder)).toThrow(`The seed file ${file} can't be used: ${reason}`);
    },
  );

  it('is rejected with an error that names the file if it is missing or isn’t JSON', () => {
    const file = join(folder, TOUR);
    writeFileSync(file, '{');
    expect(() => loadSeedTours(folder)).toThrow(`The seed file ${file} can't be used: `);
    rmSync(file);
    expect(() => loadSeedTours(folder)).toThrow(`The seed file ${file} can't be used: ENOENT`);
  });
});

/** A single walker's pace, in meters per minute. */
const METERS_PER_MINUTE = 70;
/** The length of a walk, divided by the length of the straight line. */
const DETOUR_FACTOR = 1.25;
/** A group's pace, with waits at traffic lights: two miles per hour. */
const GROUP_METERS_PER_MINUTE = (2 * 1609) / 60;
const EARTH_RADIUS_METERS = 6_371_000;

describe.each(loadSeedTours())('the content of $_id', (tour) => {
  const { title, shortDescription, description, locations, features, faqs } = tour;
  const stops = locations.filter(({ types }) => types.some((type) => type !== 'POINT_OF_INTEREST'));

  it('stays within the length limits', () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(shortDescription.length).toBeLessThanOrEqual(150);
    const paragraphs = description.split('\n\n');
    expect(paragraphs).toHaveLength(3);
    for (const paragraph of paragraphs) expect(paragraph.length).toBeLessThanOrEqual(420);
    for (const location of locations) {
      expect(location.shortDescription?.length).toBeLessThanOrEqual(320);
    }
  });

  it('has a route with a start, an end, and five to eight stops in the city', () => {
    expect(stops.length).toBeGreaterThanOrEqual(5);
    expect(stops.length).toBeLessThanOrEqual(8);
    expect(locations[0]?.types).toEqual(['START']);
    expect(locations.at(-1)?.types).toContain('END');
    for (const location of locations) {
      const { latitude, longitude } = coordinatesOf(location);
      expect(latitude).toBeGreaterThan(40.6);
      expect(latitude).toBeLessThan(40.85);
      expect(longitude).toBeGreaterThan(-74.1);
      expect(longitude).toBeLessThan(-73.9);
    }
  });

  it('describes a route that takes a group about as long as the tour lasts', () => {
    const isOnWater = (index: number) => /ferry/i.test(titleAt(index - 1) + titleAt(index));
    const titleAt = (index: number) => locations[index]?.title ?? '';
    const minutes = locations.reduce((sum, each, index) => {
      const previous = locations[index - 1];
      const walkMinutes = previous
        ? (distance(previous, each) * DETOUR_FACTOR) / GROUP_METERS_PER_MINUTE
        : 0;
      return sum + each.minutesAt + (isOnWater(index) ? each.minutesTo : walkMinutes);
    }, 0);
    const { lengthMinutes } = tour;
    expect(Math.abs(minutes / lengthMinutes - 1)).toBeLessThanOrEqual(0.15);
    // Visitors don't want to stand at the meeting point for long.
    expect(locations[0]?.minutesAt).toBeLessThanOrEqual(20);
  });

  it('mentions that the B, W, and M trains run only on weekdays', () => {
    const sentences = JSON.stringify([description, locations, features, faqs]).split(/[.?!]/);
    for (const sentence of sentences.filter((each) => /\btrains?\b|station/i.test(each))) {
      if (/\b[BWM]\b/.test(sentence)) expect(sentence).toContain('weekdays');
    }
  });

  it('has a timetable that fits the tour’s length and a walker’s pace', () => {
    const minutes = locations.reduce((sum, each) => sum + each.minutesTo + each.minutesAt, 0);
    expect(minutes).toBeLessThanOrEqual(tour.lengthMinutes);
    for (const [index, location] of locations.entries()) {
      const previous = locations[index - 1];
      // Ferries are faster.
      if (!previous || /ferry/i.test(previous.title + location.title)) continue;
      const walkMinutes = (distance(previous, location) * DETOUR_FACTOR) / METERS_PER_MINUTE;
      expect(location.minutesTo).toBeGreaterThanOrEqual(Math.floor(walkMinutes * 0.6));
    }
  });

  it('has features of all types except cancellation terms, and at least three FAQs', () => {
    expect(new Set(features.map(({ type }) => type))).toEqual(
      // The page generates the cancellation terms from the tour's settings.
      new Set(FEATURE_TYPES.filter((type) => type !== 'CANCELLATION_TERM')),
    );
    expect(faqs.length).toBeGreaterThanOrEqual(3);
  });

  it('describes access only in the fields for access, not in its texts', () => {
    expect(tour.access).toBeDefined();
    const texts = JSON.stringify([title, shortDescription, description, locations, features, faqs]);
    expect(
      /stroller|\bdogs?\b|leash|restroom|step-free|\bstairs\b|staircase|without steps|wheelchair|miles? on foot|about (a|half a|\d[\d.]*) miles?[.,]/i.exec(
        texts,
      ),
    ).toBeNull();
  });

  it('has typographic quotes, and neither em dashes nor double spaces', () => {
    expect(
      JSON.stringify([title, shortDescription, description, locations, features, faqs]),
    ).not.toMatch(/'|—|\\"|--| {2}/);
  });
});

function distance(from: TourLocation, to: TourLocation): number {
  const [start, end] = [coordinatesOf(from), coordinatesOf(to)];
  const radians = Math.PI / 180;
  const x =
    (end.longitude - start.longitude) *
    radians *
    Math.cos(((start.latitude + end.latitude) / 2) * radians);
  const y = (end.latitude - start.latitude) * radians;
  return Math.hypot(x, y) * EARTH_RADIUS_METERS;
}

function coordinatesOf({ title, place }: TourLocation) {
  if (!place) throw new Error(`${title} has no coordinates.`);
  return place;
}
