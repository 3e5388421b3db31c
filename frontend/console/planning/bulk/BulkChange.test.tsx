import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { BulkChangeRecord, BulkDeparture } from '../../../api/schema';
import {
  callsTo,
  fieldRefusal,
  NO_CONNECTION,
  Refusal,
  respondWith,
  type Responses,
} from '../../../test/fake-api';
import { expectNoViolations, region, renderInConsole } from '../../../test/render-page';
import { testPlace } from '../../tours/test-place';
import { BulkChange } from './BulkChange';
import { DATE, testBulkDeparture } from './test-bulk-departure';

const PARK = testBulkDeparture('Central Park', { people: 4 });
const SOHO = testBulkDeparture('SoHo');
const SECTION_TITLE = 'Change several departures';
const COMPLETED_CHANGE: BulkChangeRecord = {
  changed: [PARK.id, SOHO.id],
  unchanged: [],
  undoUntil: '2030-01-07T20:15:00Z',
};

const previewResponses = (...departures: BulkDeparture[]): Responses => ({
  'POST /guide/planning/changes/preview': departures,
});

/** Opens the form, and chooses a date with these departures. */
async function chooseDate(...departures: BulkDeparture[]) {
  respondWith({
    ...previewResponses(...departures),
    'GET /guide/places': [testPlace('day', 'Central Park'), testPlace('day', 'SoHo')],
  });
  const guide = renderInConsole(<BulkChange />);
  await guide.click(screen.getByRole('button', { name: 'Choose departures' }));
  fireEvent.change(screen.getByLabelText('From'), { target: { value: DATE } });
  await screen.findByText(/chosen\.$/);
  return guide;
}

const pressButton = async (guide: Awaited<ReturnType<typeof chooseDate>>, name: string) =>
  guide.click(screen.getByRole('button', { name }));
const chooseAction = async (guide: Awaited<ReturnType<typeof chooseDate>>, name: string) =>
  guide.click(screen.getByRole('radio', { name }));
const lastPreviewBody = () => callsTo('POST /guide/planning/changes/preview').at(-1)?.body;
const sentChanges = () => callsTo('PUT /guide/planning/changes/');

test('a long list is collapsed by date, with the numbers of chosen and booked departures', async () => {
  const [monday, tuesday] = [DATE, addDays(DATE, 1)].map((date) =>
    Array.from({ length: 21 }, (_, index) =>
      testBulkDeparture(`Tour ${String(index)}`, { date, people: index === 0 ? 2 : 0 }),
    ),
  );
  const guide = await chooseDate(...(monday ?? []), ...(tuesday ?? []));
  screen.getByText('42 departures chosen.');
  const summary = screen.getByText(`${formatDayAndDate(DATE)}: 21 of 21 chosen, 1 booked`);
  const day = within(screen.getByRole('group', { name: formatDayAndDate(DATE), hidden: true }));
  expect(day.getByLabelText('All departures on this day')).not.toBeVisible();
  await guide.click(summary);
  await guide.click(day.getByLabelText('All departures on this day'));
  expect(summary).toHaveTextContent('0 of 21 chosen');
  screen.getByText('21 departures chosen.');
  await expectNoViolations();
});

test('all tours on a day can be closed after a preview that lists the booked tours', async () => {
  const guide = await chooseDate(PARK, SOHO);
  expect(screen.getByLabelText('To')).toHaveValue(DATE);
  screen.getByText('2 departures chosen.');
  await expectNoViolations();
  await pressButton(guide, 'Preview');
  expect(await screen.findByRole('heading', { name: 'This changes 2 departures' })).toHaveFocus();
  const preview = within(region('This changes 2 departures'));
  preview.getByText('1 is booked:');
  expect(preview.getByRole('listitem')).toHaveTextContent(
    `${formatDayAndDate(DATE)}, 10:00 AM: Central Park 4 people`,
  );
  preview.getByText('Nobody gets an email: visitors who have booked keep their spots.');
  await expectNoViolations();
  expect(sentChanges()).toEqual([]);
  respondWith({ 'PUT /guide/planning/changes/{id}': COMPLETED_CHANGE });
  await pressButton(guide, 'Change 2 departures');
  expect(await screen.findByRole('heading', { name: 'Changed 2 departures' })).toHaveFocus();
  expect(sentChanges().map(({ body }) => body)).toEqual([
    { state: 'closed', departures: [PARK, SOHO].map(({ id, revision }) => ({ id, revision })) },
  ]);
  screen.getByText('Until 3:15 PM');
  await expectNoViolations();
  respondWith({ 'DELETE /guide/planning/changes/{id}': undefined });
  await pressButton(guide, 'Undo');
  expect(await screen.findByRole('heading', { name: 'Undone' })).toHaveFocus();
  const [put] = sentChanges();
  expect(callsTo('DELETE').map(({ request }) => request)).toEqual([
    put?.request.replace('PUT', 'DELETE'),
  ]);
});

test('the guide can exclude single departures and whole days', async () => {
  const nextDate = addDays(DATE, 1);
  const nextDayDepartures = [
    testBulkDeparture('Central Park', { date: nextDate }),
    testBulkDeparture('SoHo', { date: nextDate }),
  ];
  const guide = await chooseDate(PARK, SOHO, ...nextDayDepartures);
  const firstDay = within(screen.getByRole('group', { name: formatDayAndDate(DATE) }));
  await guide.click(firstDay.getByRole('checkbox', { name: /Central Park ?, 4 people$/ }));
  const secondDay = within(screen.getByRole('group', { name: formatDayAndDate(nextDate) }));
  await guide.click(secondDay.getByRole('checkbox', { name: 'All departures on this day' }));
  screen.getByText('1 departure chosen.');
  await pressButton(guide, 'Preview');
  await screen.findByRole('heading', { name: /^This changes/ });
  expect(lastPreviewBody()).toMatchObject({ departures: [SOHO.id], state: 'closed' });
});

test('tours, weekdays, and start times can be chosen', async () => {
  const guide = await chooseDate(PARK);
  respondWith({
    'GET /guide/places': [
      testPlace('day', 'Central Park'),
      { ...testPlace('day', 'SoHo'), startTimes: ['10:00', '14:00'] },
    ],
  });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: addDays(DATE, 6) } });
  await guide.click(screen.getByRole('checkbox', { name: 'All weekdays' }));
  await guide.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await guide.click(screen.getByRole('checkbox', { name: 'All tours' }));
  await guide.click(await screen.findByRole('checkbox', { name: 'SoHo' }));
  await waitFor(() => {
    expect(lastPreviewBody()).toEqual({
      from: DATE,
      to: addDays(DATE, 6),
      tours: ['day.soho'],
      weekdays: ['Monday'],
    });
  });
});

test.each([
  ['Open', {}, { state: 'open' }],
  ['Capacity', {}, { capacity: null }],
  ['Capacity', { Capacity: '8' }, { capacity: 8 }],
  ['Shift the start', { Minutes: '30' }, { shiftMinutes: 30 }],
  ['Meeting point', { 'Meeting point': ' The arch ' }, { meetingPoint: 'The arch' }],
  ['Cancel', { Reason: 'Snow' }, { state: 'cancelled', reason: 'Snow' }],
])('“%s” with the fields %j requests a preview with %j', async (action, fields, change) => {
  const guide = await chooseDate(SOHO);
  await chooseAction(guide, action);
  for (const [label, value] of Object.entries(fields)) {
    fireEvent.change(
      screen.getByRole(/^\d/.test(value) ? 'spinbutton' : 'textbox', { name: label }),
      {
        target: { value },
      },
    );
  }
  await pressButton(guide, 'Preview');
  await screen.findByRole('heading', { name: /^This (change|cancel)s 1 departure$/ });
  expect(lastPreviewBody()).toEqual({ from: DATE, to: DATE, departures: [SOHO.id], ...change });
});

test('the preview of an earlier start shows the new time, and who gets an email', async () => {
  const guide = await chooseDate(PARK);
  await chooseAction(guide, 'Shift the start');
  fireEvent.change(screen.getByLabelText('Minutes'), { target: { value: '30' } });
  await chooseAction(guide, 'Earlier');
  respondWith(previewResponses({ ...PARK, newStartTime: '09:30', isNotified: true }));
  await pressButton(guide, 'Preview');
  expect(await screen.findByRole('listitem')).toHaveTextContent('9:30 AM instead of 10:00 AM');
  screen.getByText(/^Visitors get an email with the new start time: one each/);
  expect(lastPreviewBody()).toMatchObject({ shiftMinutes: -30 });
});

test('departures that can’t be changed are listed with the reason', async () => {
  const guide = await chooseDate(SOHO, { ...PARK, obstacle: 'started', isChanged: false });
  expect(screen.queryByRole('checkbox', { name: /Central Park/ })).toBeNull();
  screen.getByText(/It has already started\.$/);
  respondWith(
    previewResponses(
      { ...SOHO, isChanged: false },
      { ...PARK, isChanged: false, obstacle: 'past' },
    ),
  );
  await pressButton(guide, 'Preview');
  await screen.findByRole('heading', { name: 'This changes nothing' });
  screen.getByText('1 departure can’t be changed:');
  screen.getByText(/It would start in the past\.$/);
  expect(screen.queryByRole('button', { name: /^Change \d/ })).toBeNull();
});

test('after a failure, an alert explains what to do, and a second attempt has the same id', async () => {
  const guide = await chooseDate(PARK);
  await pressButton(guide, 'Preview');
  respondWith({ 'PUT /guide/planning/changes/{id}': NO_CONNECTION });
  await guide.click(await screen.findByRole('button', { name: 'Change 1 departure' }));
  await screen.findByText(/You can safely try again: no departure is changed twice\.$/);
  const errorMessage = 'Central Park was changed in the meantime.';
  respondWith({ 'PUT /guide/planning/changes/{id}': new Refusal(409, { errorMessage }) });
  await pressButton(guide, 'Change 1 departure');
  await screen.findByText(/was changed in the meantime\. Nothing was changed\. Press “Preview”/);
  expect(new Set(sentChanges().map(({ request }) => request)).size).toBe(1);
});

test('an alert shows the reason if a change stops halfway', async () => {
  const guide = await chooseDate(PARK, SOHO);
  await pressButton(guide, 'Preview');
  const failed = { id: SOHO.id, message: 'SoHo has already started.' };
  respondWith({
    'PUT /guide/planning/changes/{id}': { changed: [PARK.id], unchanged: [], failed },
  });
  await guide.click(await screen.findByRole('button', { name: 'Change 2 departures' }));
  await screen.findByRole('heading', { name: 'Changed 1 departure' });
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^The rest wasn’t changed\. SoHo has already started\./,
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('errors are shown next to their fields', async () => {
  const guide = await chooseDate(PARK);
  await chooseAction(guide, 'Cancel');
  fireEvent.change(screen.getByLabelText('Reason'), { target: { value: ' ' } });
  const reasonError = 'Reason must be one line.';
  respondWith({
    'POST /guide/planning/changes/preview': fieldRefusal(400, 'reason', reasonError),
  });
  await pressButton(guide, 'Preview');
  await waitFor(() => {
    expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription(
      `Visitors will see this. ${reasonError}`,
    );
  });
  const error = 'These are 900 departures.';
  respondWith({ 'POST /guide/planning/changes/preview': fieldRefusal(400, 'to', error) });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: addDays(DATE, 90) } });
  await waitFor(() => {
    expect(screen.getByLabelText('To')).toHaveAccessibleDescription(error);
  });
  await expectNoViolations();
});

test('an alert shows the reason if it’s too late to undo a change', async () => {
  const guide = await chooseDate(PARK, SOHO);
  await pressButton(guide, 'Preview');
  respondWith({ 'PUT /guide/planning/changes/{id}': COMPLETED_CHANGE });
  await guide.click(await screen.findByRole('button', { name: 'Change 2 departures' }));
  const errorMessage = 'This could only be undone for 15 minutes.';
  respondWith({ 'DELETE /guide/planning/changes/{id}': new Refusal(409, { errorMessage }) });
  await guide.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(errorMessage);
});

test('the form can be closed again', async () => {
  const guide = await chooseDate(PARK);
  await pressButton(guide, 'Close this form');
  expect(within(region(SECTION_TITLE)).queryByLabelText('From')).toBeNull();
});
