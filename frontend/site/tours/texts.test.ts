import { WEEKDAYS } from 'shared/new-york';
import { texts } from './texts.en';

const SUMMER = { from: '2030-06-01', to: '2030-08-31', startTimes: ['18:00'] };

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], 'Monday to Friday'],
  [['Sunday', 'Saturday', 'Friday'], 'Friday to Sunday'],
  [['Sunday', 'Monday', 'Friday'], 'Monday, Friday, and Sunday'],
  [['Sunday', 'Saturday'], 'Saturday and Sunday'],
  [['Monday'], 'Monday'],
] as const)('a season on the weekdays %j is shown as %j', (weekdays, text) => {
  expect(texts.season({ ...SUMMER, weekdays: [...weekdays] })).toBe(
    `Jun 1 – Aug 31: ${text} at 6:00 PM`,
  );
});

test('a season can have several starts, a single date, or no tours', () => {
  const weekdays = [...WEEKDAYS];
  expect(texts.season({ ...SUMMER, weekdays: [] })).toBe('Jun 1 – Aug 31: no tours');
  expect(
    texts.season({ ...SUMMER, to: SUMMER.from, startTimes: ['09:00', '18:00'], weekdays }),
  ).toBe('Jun 1: every day at 9:00 AM and 6:00 PM');
});
