import { screen, waitFor, within } from '@testing-library/react';
import type { ArrivalInput } from '../../api/schema';
import { callsTo, NO_CONNECTION, respondWith } from '../../test/fake-api';
import { expectNoViolations, region } from '../../test/render-page';
import { testDeparture } from '../planning/test-departure';
import { openSheet } from './test-sheet';

const MINUTE_MS = 60_000;

/** Opens the sheet with a two-hour departure that starts in this many minutes. */
function openSheetBeforeStart(minutesToStart: number) {
  const minutesFromNow = (minutes: number) =>
    new Date(Date.now() + minutes * MINUTE_MS).toISOString();
  return openSheet(
    testDeparture({
      localDateTimeStart: minutesFromNow(minutesToStart),
      localDateTimeEnd: minutesFromNow(minutesToStart + 120),
    }),
  );
}

const announcementSection = () => within(region('Tell visitors where you are'));
const button = (name: string | RegExp) => announcementSection().getByRole('button', { name });

test('the guide announces a delay and the arrival, and deletes the announcement', async () => {
  const guide = await openSheetBeforeStart(20);
  respondWith({
    'PUT /guide/departures/{id}/arrival': ({ body }) => {
      const { state, minutes } = body as ArrivalInput;
      if (state === 'unknown') return {};
      return { arrival: { state, minutes, utcSaidAt: new Date().toISOString() } };
    },
  });
  await guide.click(button('5 minutes late'));
  await announcementSection().findByText(/Shown on tickets since \d+:\d\d [AP]M$/);
  expect(button('5 minutes late')).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations();
  await guide.click(button('I’m here'));
  await announcementSection().findByRole('button', { name: 'I’m here', pressed: true });
  expect(button('5 minutes late')).toHaveAttribute('aria-pressed', 'false');
  await guide.click(button(/^Clear status/));
  await waitFor(() => {
    expect(announcementSection().getByRole('status')).toBeEmptyDOMElement();
  });
  expect(button('I’m here')).toHaveFocus();
  await waitFor(() => {
    expect(callsTo('PUT /guide/departures').map(({ body }) => body)).toMatchObject([
      { state: 'late', minutes: 5 },
      { state: 'here' },
      { state: 'unknown' },
    ]);
  });
});

test('an announcement that can’t be sent is shown as not sent yet', async () => {
  const guide = await openSheetBeforeStart(20);
  respondWith({ 'PUT /guide/departures/{id}/arrival': NO_CONNECTION });
  await guide.click(button('I’m here'));
  await announcementSection().findByText('Not sent yet');
});

test('a departure that starts tomorrow has no announcement buttons', async () => {
  await openSheetBeforeStart(24 * 60);
  expect(screen.queryByRole('region', { name: 'Tell visitors where you are' })).toBeNull();
});
