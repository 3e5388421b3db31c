import { defaultSettings, TOURS } from 'shared/tour-settings';
import { FEATURE_TYPES } from '../tour-content';
import { writtenOf } from '.';
import type { WrittenLocation } from './written-tour';

/** The pace of a walker in meters a minute, and how much longer streets are than the line between their ends. */
const METERS_PER_MINUTE = 70;
const DETOUR = 1.25;
/** Two miles an hour: a group with lights to wait for. */
const GROUP_METERS_PER_MINUTE = (2 * 1609) / 60;
const EARTH_RADIUS = 6_371_000;

describe.each(TOURS)('what visitors read of $id', (key) => {
  const { title, shortDescription, description, locations, features, faqs } = writtenOf(key.id);
  const stops = locations.filter(({ types }) => types.some((type) => type !== 'POINT_OF_INTEREST'));

  it('is short', () => {
    expect(title.length).toBeLessThanOrEqual(60);
    expect(shortDescription.length).toBeLessThanOrEqual(150);
    for (const paragraph of description) expect(paragraph.length).toBeLessThanOrEqual(420);
    for (const location of locations) {
      expect(location.shortDescription.length).toBeLessThanOrEqual(320);
    }
  });

  it('leads from a start to an end, by five to eight stops in the city', () => {
    expect(stops.length).toBeGreaterThanOrEqual(5);
    expect(stops.length).toBeLessThanOrEqual(8);
    expect(locations[0]?.types).toEqual(['START']);
    expect(locations.at(-1)?.types).toContain('END');
    for (const { latitude, longitude } of locations) {
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
    const promised = defaultSettings(key).lengthMinutes;
    expect(Math.abs(minutes / promised - 1)).toBeLessThanOrEqual(0.15);
    // Nobody comes to stand at the meeting point.
    expect(locations[0]?.minutesAt).toBeLessThanOrEqual(20);
  });

  it('names trains of weekdays as such, and none that doesn’t run then', () => {
    const sentences = JSON.stringify([description, locations, features, faqs]).split(/[.?!]/);
    for (const sentence of sentences.filter((each) => /\btrains?\b|station/i.test(each))) {
      if (/\b[BWM]\b/.test(sentence)) expect(sentence).toContain('weekdays');
    }
  });

  it('can be walked in its time', () => {
    const minutes = locations.reduce((sum, each) => sum + each.minutesTo + each.minutesAt, 0);
    expect(minutes).toBeLessThanOrEqual(defaultSettings(key).lengthMinutes);
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

  it('has the signs of good type', () => {
    expect(JSON.stringify(Object.values(writtenOf(key.id)))).not.toMatch(/'|—|\\"|--| {2}/);
  });
});

function distance(one: WrittenLocation, other: WrittenLocation): number {
  const radians = Math.PI / 180;
  const x =
    (other.longitude - one.longitude) *
    radians *
    Math.cos(((one.latitude + other.latitude) / 2) * radians);
  const y = (other.latitude - one.latitude) * radians;
  return Math.hypot(x, y) * EARTH_RADIUS;
}
