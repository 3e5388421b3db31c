import { screen, waitFor, within } from '@testing-library/react';
import type { HistoryEntryRecord, HistoryPage } from '../../api/schema';
import { callsTo, NO_CONNECTION, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { History } from './History';
import { HistoryButton } from './HistoryButton';

const PARTY_ENTRY: HistoryEntryRecord = {
  id: '1',
  at: '2030-01-07T15:00:00.000Z',
  guide: { id: 'ana', name: 'Ana' },
  kind: 'booking',
  subject: '2',
  name: 'Ada Walker',
  action: 'changed',
  changes: [{ field: 'attendance.note' }],
};
const YESTERDAY_ENTRY: HistoryEntryRecord = {
  ...PARTY_ENTRY,
  id: '3',
  at: '2030-01-06T15:30:00.000Z',
};
const PAGE: HistoryPage = {
  entries: [PARTY_ENTRY, YESTERDAY_ENTRY],
  next: null,
  guides: [{ id: 'ana', name: 'Ana' }],
};

test('the history shows each day’s changes with their times', async () => {
  respondWith({ 'GET /guide/history': PAGE });
  const guide = renderInConsole(<History />);
  await guide.click(await screen.findByRole('button', { name: 'Show the history' }));
  const day = await screen.findByRole('region', { name: 'Monday, Jan 7' });
  expect(within(day).getByRole('listitem')).toHaveTextContent(
    '10:00 AM Ana changed the note about Ada Walker.',
  );
  expect(screen.getByRole('region', { name: 'Sunday, Jan 6' })).toHaveTextContent('10:30 AM');
  await expectNoViolations();
});

test('the history can be filtered by guide and by kind', async () => {
  respondWith({ 'GET /guide/history': PAGE });
  const guide = renderInConsole(<History />);
  await guide.click(await screen.findByRole('button', { name: 'Show the history' }));
  await screen.findByRole('option', { name: 'Ana' });
  await guide.selectOptions(screen.getByLabelText('Guide'), 'Ana');
  await guide.selectOptions(screen.getByLabelText('What'), 'Departures');
  await waitFor(() => {
    const queries = callsTo('GET /guide/history').map(({ query }) => String(query));
    expect(queries).toContain('guide=ana&kind=departure');
  });
});

test('the entries of a bulk change are collapsed into one line', async () => {
  const bulkEntry = { ...PARTY_ENTRY, bulkChange: 'a' };
  const entries = [bulkEntry, { ...bulkEntry, id: '4' }, YESTERDAY_ENTRY];
  respondWith({ 'GET /guide/history': { ...PAGE, entries } });
  const guide = renderInConsole(<History />);
  await guide.click(await screen.findByRole('button', { name: 'Show the history' }));
  const summary = await screen.findByText(/Ana changed 2 departures and bookings together/);
  expect(summary.closest('details')).not.toHaveAttribute('open');
});

test('the history of a party opens in a dialog, and shows an error if it can’t be loaded', async () => {
  respondWith({ 'GET /guide/history': NO_CONNECTION });
  const guide = renderInConsole(<HistoryButton name="Ada" filter={{ booking: '2' }} />);
  await guide.click(await screen.findByRole('button', { name: 'History of Ada' }));
  await screen.findByText(/The history couldn’t be loaded/);
  respondWith({ 'GET /guide/history': PAGE });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('region', { name: 'Monday, Jan 7' });
});
