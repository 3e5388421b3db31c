import { screen, within } from '@testing-library/react';
import type { MoneyReport as Report } from '../../api/schema';
import { callsTo, fieldRefusal, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, region, renderInConsole } from '../../test/render-page';
import { MoneyReport } from './MoneyReport';

const REPORT: Report = {
  totals: { fareCents: 128_000, refundCents: -2000, tipCents: 1550, owedCents: 8000 },
  days: [
    { date: '2029-12-31', fareCents: 8000, refundCents: -2000, tipCents: 0, owedCents: 8000 },
    { date: '2030-01-08', fareCents: 120_000, refundCents: 0, tipCents: 1550, owedCents: 0 },
  ],
  tours: [
    {
      list: 'night',
      place: 'Times Square',
      fareCents: 128_000,
      refundCents: -2000,
      tipCents: 1550,
      owedCents: 8000,
    },
  ],
  guides: [
    {
      guide: { id: '1', name: 'Dana Rivera' },
      fareCents: 8000,
      refundCents: -2000,
      tipCents: 0,
      owedCents: 8000,
    },
    { fareCents: 120_000, refundCents: 0, tipCents: 1550, owedCents: 0 },
  ],
  methods: [
    { method: 'CASH', fareCents: 8000, refundCents: 0, tipCents: 1550 },
    { method: 'CASH_APP', fareCents: 110_000, refundCents: -2000, tipCents: 0 },
    { method: 'OTHER', service: 'Wise', fareCents: 7000, refundCents: 0, tipCents: 0 },
    { method: 'OTHER', fareCents: 3000, refundCents: 0, tipCents: 0 },
  ],
};

const EMPTY_REPORT: Report = {
  totals: { fareCents: 0, refundCents: 0, tipCents: 0, owedCents: 0 },
  days: [],
  tours: [],
  guides: [],
  methods: [],
};

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the sums of each day, tour, guide, and way to pay are shown with their totals', async () => {
  respondWith({ 'GET /guide/reports/money': REPORT });
  const guide = renderInConsole(<MoneyReport />);
  const days = await screen.findByRole('table', { name: 'Money by day' });
  const totalRow = ['Total', '$1,280.00', '$15.50', '$80.00', '-$20.00'];
  expect(rowsOf(days)).toEqual([
    ['Day', 'Fares', 'Tips', 'Owed', 'Refunds'],
    ['Dec 31, 2029', '$80.00', '–', '$80.00', '-$20.00'],
    ['Jan 8, 2030', '$1,200.00', '$15.50', '–', '–'],
    totalRow,
  ]);
  expect(within(region('Money')).getByText('$1,275.50')).toBeVisible();
  await expectNoViolations();

  const groupingField = screen.getByLabelText('A row for each');
  await guide.selectOptions(groupingField, 'Tour');
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Tour', 'Fares', 'Tips', 'Owed', 'Refunds'],
    ['Times Square, by night', ...totalRow.slice(1)],
    totalRow,
  ]);
  await guide.selectOptions(groupingField, 'Guide');
  expect(rowsOf(screen.getByRole('table')).map(([name]) => name)).toEqual([
    'Guide',
    'Dana Rivera',
    'No guide',
    'Total',
  ]);
  await guide.selectOptions(groupingField, 'Way to pay');
  expect(rowsOf(screen.getByRole('table'))).toEqual([
    ['Way to pay', 'Fares', 'Tips', 'Refunds'],
    ['Cash', '$80.00', '$15.50', '–'],
    ['Cash App', '$1,100.00', '–', '-$20.00'],
    ['Wise', '$70.00', '–', '–'],
    ['Other', '$30.00', '–', '–'],
    ['Total', '$1,280.00', '$15.50', '-$20.00'],
  ]);
});

test('the table omits columns without money, and omits the year if all days are in the same year', async () => {
  const sums = { fareCents: 8000, refundCents: 0, tipCents: 0, owedCents: 0 };
  const days = [{ date: '2030-01-07', ...sums }];
  respondWith({ 'GET /guide/reports/money': { ...EMPTY_REPORT, totals: sums, days } });
  renderInConsole(<MoneyReport />);
  expect(rowsOf(await screen.findByRole('table')).slice(0, 2)).toEqual([
    ['Day', 'Fares'],
    ['Jan 7', '$80.00'],
  ]);
});

test('a browser in a language with decimal commas gets a second download link', async () => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  respondWith({ 'GET /guide/reports/money': REPORT });
  renderInConsole(<MoneyReport />);
  await screen.findByRole('link', { name: 'Download payments (CSV)' });
  const link = screen.getByRole('link', { name: 'Download payments with decimal commas (CSV)' });
  expect(link.getAttribute('href')).toMatch(/&separator=semicolon$/);
  language.mockRestore();
});

test('the report and the download cover the dates that the guide chose', async () => {
  respondWith({ 'GET /guide/reports/money': REPORT });
  const guide = renderInConsole(<MoneyReport />);
  await screen.findByRole('table');
  await guide.clear(screen.getByLabelText('From'));
  await guide.type(screen.getByLabelText('From'), '2030-01-07');
  await guide.clear(screen.getByLabelText('To'));
  await guide.type(screen.getByLabelText('To'), '2030-02-03');
  expect(callsTo('GET /guide/reports/money')).toHaveLength(1);
  await guide.click(screen.getByRole('button', { name: 'Show' }));
  const link = await screen.findByRole('link', { name: 'Download payments (CSV)' });
  expect(String(callsTo('GET /guide/reports/money').at(-1)?.query)).toBe(
    'from=2030-01-07&to=2030-02-03',
  );
  expect(link).toHaveAttribute(
    'href',
    '/api/guide/reports/payments.csv?from=2030-01-07&to=2030-02-03',
  );

  respondWith({ 'GET /guide/reports/money': EMPTY_REPORT });
  await guide.click(screen.getByRole('button', { name: 'Last year' }));
  await screen.findByText('No payments for tours on these dates, and nobody owes anything.');
  const from = screen.getByLabelText<HTMLInputElement>('From').value;
  expect(from).toMatch(/^\d{4}-01-01$/);
  expect(callsTo('GET /guide/reports/money').at(-1)?.query.get('from')).toBe(from);
});

test('an error about the range is shown at its field, and after a different error, the report can be loaded again', async () => {
  const message = 'To must be on or after From, and the range at most 731 days.';
  respondWith({ 'GET /guide/reports/money': fieldRefusal(400, 'to', message) });
  const guide = renderInConsole(<MoneyReport />);
  await screen.findByText(message);
  expect(screen.getByLabelText('To')).toHaveAccessibleDescription(message);
  await expectNoViolations();
  respondWith({ 'GET /guide/reports/money': new Refusal(500) });
  await guide.click(screen.getByRole('button', { name: 'Show' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  respondWith({ 'GET /guide/reports/money': REPORT });
  await guide.click(retry);
  await screen.findByRole('table');
  expect(screen.queryByRole('alert')).toBeNull();
});
