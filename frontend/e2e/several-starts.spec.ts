import { newYorkDate, weekdayOf, WEEKDAYS } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { expectAccessible, expectFitsBothWidths } from './support/accessibility';
import { dateOfWeekday, setDepartures, setTourSettings } from './support/departures';
import { formatNextDate, formatNextDay, lists } from './support/lists';
import { expect, test } from './support/test';

/** No other tests use the settings of this place. */
const PLACE = 'Walk around Wall Street';
/** Not today, since the form writes “Today” instead of the date. */
const DAY = weekdayOf(newYorkDate(new Date())) === 'Thursday' ? 'Monday' : 'Thursday';

test.beforeAll(async () => {
  await setTourSettings(
    { list: lists[0], place: PLACE },
    {
      startTimes: ['10:00', '23:59'],
      cutoffMinutes: 0,
      changeCutoffMinutes: 0,
      weekdays: [...WEEKDAYS],
      daysAhead: 120,
    },
  );
});

test('a visitor chooses one of two starts on a date, and the list shows it', async ({
  page,
  tours,
}) => {
  await tours.open();
  await tours.fill({ place: PLACE, day: DAY, people: '3' });
  await expect(tours.date.getByRole('option').first()).toHaveText(
    `${formatNextDate(DAY)} · 10:00 AM or 11:59 PM`,
  );
  await expect(tours.time.getByRole('option')).toHaveText(['10:00 AM', '11:59 PM']);
  await expect(tours.time).toHaveValue('10:00');
  await expectAccessible(page, 'two starts');
  await expectFitsBothWidths(page);
  await tours.time.selectOption('11:59 PM');
  await expect(tours.date).toHaveAccessibleDescription(/^Starts at 11:59 PM, /);
  await tours.submit().click();
  await tours.closeDialog();
  await expect(tours.row(PLACE)).toContainText('11:59 PM · ');
  await page.reload();
  await expect(tours.row(PLACE)).toContainText('11:59 PM · ');

  await tours.startEditing(PLACE);
  await expect(tours.time).toHaveValue('23:59');
  await tours.people.fill('4');
  await tours.submit('Update Tour').click();
  await tours.closeDialog();
  await expect(tours.row(PLACE)).toContainText('11:59 PM · ');
  await tours.startEditing(PLACE);
  await tours.time.selectOption('10:00 AM');
  await tours.submit('Update Tour').click();
  await tours.closeDialog();
  await expect(tours.row(PLACE)).toContainText('10:00 AM · ');
  await tours.expectRows([[PLACE, formatNextDay(DAY), '4']]);
});

test('a start with too few vacancies shows an error and a button for the other start', async ({
  page,
  tours,
}) => {
  const project = test
    .info()
    .config.projects.findIndex(({ name }) => name === test.info().project.name);
  const date = dateOfWeekday('Tuesday', 1 + project);
  await setDepartures({ place: PLACE, date, capacity: 4 });
  await tours.open();
  await tours.fill({ place: PLACE, day: 'Tuesday', people: '5' });
  await tours.date.selectOption(date);
  await expect(tours.time.getByRole('option').first()).toHaveText('10:00 AM · 4 spots left');
  await expect(tours.alert).toHaveText('Only 4 spots left at 10:00 AM.');
  await expectAccessible(page, 'too few spots');
  await tours.form.getByRole('button', { name: 'Take 11:59 PM instead' }).click();
  await expect(tours.time).toBeFocused();
  await expect(tours.time).toHaveValue('23:59');
  await expect(tours.alert).toHaveCount(0);

  await setDepartures({ place: PLACE, date, capacity: 0 });
  await page.reload();
  await tours.fill({ place: PLACE, day: 'Tuesday' });
  // With one start left, the date's option shows that start's time.
  await expect(tours.date.locator(`[value="${date}"]`)).toHaveText(/ · 11:59 PM$/);
  await tours.date.selectOption(date);
  await expect(tours.time.getByRole('option').first()).toBeDisabled();
  await expect(tours.time).toHaveValue('23:59');
});

test('a tour can be booked today until the cutoff, and on Sundays if it runs then', async ({
  tours,
}) => {
  const today = newYorkDate(new Date());
  const day = weekdayOf(today);
  await tours.open();
  await expect(tours.day.getByRole('option', { name: /Sunday/ })).toHaveCount(0);
  await tours.place.selectOption(PLACE);
  await expect(tours.day.getByRole('option').last()).toHaveText(
    formatDayAndDate(dateOfWeekday('Sunday', 0)),
  );
  await tours.fill({ place: PLACE, day });
  await expect(tours.date.getByRole('option').first()).toHaveText(/^Today · .*11:59 PM$/);
  // Today is never preselected, so that nobody books it by mistake.
  await expect(tours.date).not.toHaveValue(today);
  await tours.date.selectOption(today);
  await tours.time.selectOption('11:59 PM');
  await tours.submit().click();
  await tours.closeDialog();
  await tours.expectRows([[PLACE, formatDayAndDate(today), '2']]);
  await tours.delete(PLACE);
});

test('a tour that can be booked further ahead offers more dates', async ({ tours }) => {
  await tours.open();
  await tours.fill({ place: PLACE, day: 'Monday' });
  const laterDate = tours.date.getByRole('option').nth(15);
  await expect(laterDate).toBeAttached();
  await tours.place.selectOption('Central Park');
  await expect(laterDate).not.toBeAttached();
  await expect(tours.day.getByRole('option', { name: /Sunday/ })).toHaveCount(0);
  await expect(tours.time).toHaveCount(0);
});
