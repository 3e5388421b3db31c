import { screen, waitFor, within } from '@testing-library/react';
import type { ArrivalInput } from '../../api/schema';
import { callsTo, NO_CONNECTION, respondWith } from '../../test/fake-api';
import { expectNoViolations, region } from '../../test/render-page';
import { testDeparture } from '../planning/test-departure';
import { openSheet } from './test-sheet';

const MINUTE_MS = 60_000;

/** Opens the sheet with a departure that starts in this many minutes, and takes two hours. */
function openSheetBeforeStart(minutes: number) {
  const inMinutes = (count: number) => new Date(Date.now() + count * MINUTE_MS).toISOString();
  return openSheet(
    testDeparture({
      localDateTimeStart: inMinutes(minutes),
      localDateTimeEnd: inMinutes(minutes + 120),
    }),
  );
}

const announcements = () => within(region('Tell visitors where you are'));
const button = (name: string | RegExp) => announcements().getByRole('button', { name });

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
  await announcements().findByText(/Shown on tickets since \d+:\d\d [AP]M$/);
  expect(button('5 minutes late')).toHaveAttribute('aria-pressed', 'true');
  await expectNoViolations();
  await guide.click(button('I’m here'));
  await announcements().findByRole('button', { name: 'I’m here', pressed: true });
  expect(button('5 minutes late')).toHaveAttribute('aria-pressed', 'false');
  await guide.click(button(/^Clear status/));
  await waitFor(() => {
    expect(announcements().getByRole('status')).toBeEmptyDOMElement();
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

test('an announcement waits for the network', async () => {
  const guide = await openSheetBeforeStart(20);
  respondWith({ 'PUT /guide/departures/{id}/arrival': NO_CONNECTION });
  await guide.click(button('I’m here'));
  await announcements().findByText('Not sent yet');
});

test('a departure that starts tomorrow has no announcements', async () => {
  await openSheetBeforeStart(24 * 60);
  expect(screen.queryByRole('region', { name: 'Tell visitors where you are' })).toBeNull();
});
