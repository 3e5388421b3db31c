import { defaultSettings, TOURS } from 'shared/tour-settings';
import { FEATURE_TYPES } from '../tour-content';
import { writtenOf } from '.';
import type { WrittenLocation } from './written-tour';

/** Of a walker with others, in meters, streets being longer than the line between their ends. */
const METERS_PER_MINUTE = 70;
const DETOUR = 1.25;
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
