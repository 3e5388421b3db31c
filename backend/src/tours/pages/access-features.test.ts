import type { TourAccess } from 'shared/tour-access';
import { accessFeatures } from './access-features';

const EASY: TourAccess = { miles: 1, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: true };

const featureTexts = (access: TourAccess) =>
  accessFeatures(access).map(({ shortDescription }) => shortDescription);

test('an easy tour has a feature for each fact about access', () => {
  expect(featureTexts(EASY)).toEqual([
    'Use a restroom before we meet. There is none that you can count on along the way.',
    'About 1 mile on foot, without stairs.',
    'The whole way is step-free.',
    'Strollers can come the whole way.',
    'Dogs on a leash can come along.',
  ]);
});

test('a tour with a detour and restrooms has features that describe them', () => {
  const access: TourAccess = {
    ...EASY,
    miles: 2.5,
    stairs: 2,
    stepFree: 'DETOUR',
    stroller: 'NO',
    dogs: false,
    detour: 'By the ramp.',
    restrooms: 'In the market.',
  };
  expect(featureTexts(access)).toEqual([
    'Restrooms: In the market.',
    'About 2.5 miles on foot, with 2 flights of stairs.',
    'There is a step-free way, with a detour.',
    'Strollers can’t come along.',
    'The detour: By the ramp.',
    'Dogs can’t come along, except for service animals.',
  ]);
  expect(featureTexts({ ...access, stepFree: 'NO' })).not.toContain('The detour: By the ramp.');
});
