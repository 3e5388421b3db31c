import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRef } from 'react';
import { addDays } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { MoveTarget, SheetDeparture } from '../../api/schema';
import { callsTo, fieldRefusal, NO_CONNECTION, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { moveDeparture, setDeparture } from '../guide-api';
import { testPlace } from '../tours/test-place';
import { DepartureDialog } from './DepartureDialog';
import { DATE, testDeparture } from './test-departure';

const NEXT_DATE = addDays(DATE, 1);
const TARGET: MoveTarget = {
  date: NEXT_DATE,
  time: '10:00',
  startTime: '10:00',
  meetingPoint: 'Gate 4',
  taken: 0,
  capacity: null,
  isClosed: false,
};

/** Renders the dialog for a departure with one party of 4. */
function renderDialog(departure: SheetDeparture = testDeparture()) {
  let isClosed = false;
  const guide = renderInConsole(
    <DepartureDialog
      departure={departure}
      onSave={(input) => setDeparture(departure.id, input)}
      onMove={(input) => moveDeparture(departure.id, input)}
      onClose={() => {
        isClosed = true;
      }}
      focusFallbackRef={createRef<HTMLElement>()}
    />,
  );
  return { guide, dialog: within(screen.getByRole('dialog')), isClosed: () => isClosed };
}

/** Opens the dialog, and chooses to move the departure to one of these targets. */
async function startMoving(...targets: MoveTarget[]) {
  respondWith({
    'GET /guide/places': [testPlace('day', 'Central Park')],
    'GET /guide/departures/{id}/move-targets': targets,
  });
  const opened = renderDialog();
  const { guide, dialog } = opened;
  await guide.selectOptions(await dialog.findByLabelText('Status'), 'Moved to a different date');
  await dialog.findByText('Choose a date');
  const pressMove = () => guide.click(dialog.getByRole('button', { name: 'Move tour' }));
  return { ...opened, pressMove };
}

const optionTexts = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test('the dialog shows an error if the tours can’t be loaded', async () => {
  respondWith({ 'GET /guide/places': NO_CONNECTION });
  const { dialog } = renderDialog();
  expect(await dialog.findByRole('alert')).toHaveTextContent('We can’t reach the server.');
});

test('a departure that another device has changed isn’t overwritten', async () => {
  const latestDeparture = testDeparture({ capacity: 7, revision: 1 });
  respondWith({
    'GET /guide/places': [testPlace('day', 'Central Park')],
    'GET /guide/days/{date}': { date: DATE, departures: [latestDeparture] },
    'PATCH /guide/departures/{id}': new Refusal(409, { code: 'departure-changed' }),
  });
  const { guide, dialog, isClosed } = renderDialog();
  fireEvent.change(await dialog.findByLabelText('Capacity'), { target: { value: '3' } });
  await guide.click(dialog.getByRole('button', { name: 'Save' }));
  const alert = await dialog.findByRole('alert');
  expect(alert).toHaveTextContent(/^This departure was changed in the meantime/);
  expect(within(alert).getByRole('listitem')).toHaveTextContent(
    'Capacity: no limit → 7 (you typed 3)',
  );
  expect(callsTo('PATCH')).toHaveLength(1);
  expect(isClosed()).toBe(false);
  await expectNoViolations();
});

test('a departure can be closed', async () => {
  respondWith({
    'GET /guide/places': [testPlace('day', 'Central Park')],
    'PATCH /guide/departures/{id}': undefined,
  });
  const { guide, dialog, isClosed } = renderDialog();
  await guide.selectOptions(await dialog.findByLabelText('Status'), 'Closed: no more bookings');
  await guide.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(isClosed()).toBe(true);
  });
  expect(callsTo('PATCH').map(({ body }) => body)).toEqual([{ state: 'closed', revision: 0 }]);
});

describe('moving a departure', () => {
  test('offers dates with room for its parties, and shows the chosen one', async () => {
    const { guide, dialog } = await startMoving(TARGET);
    dialog.getByText(/Only dates with room for 4 people are listed\.$/);
    const dates = dialog.getByLabelText('New date');
    expect(dates).toBeRequired();
    expect(dialog.getByLabelText('Reason')).toBeRequired();
    expect(optionTexts(dates)).toEqual(['Choose a date', formatDayAndDate(NEXT_DATE)]);
    await guide.selectOptions(dates, NEXT_DATE);
    dialog.getByText(`${formatDayAndDate(NEXT_DATE)}, 10:00 AM: Gate 4; 0 people booked.`);
    await expectNoViolations();
  });

  test('shows why the chosen date is no longer possible, and clears the choice', async () => {
    const { guide, dialog, pressMove } = await startMoving(TARGET);
    await guide.selectOptions(dialog.getByLabelText('New date'), NEXT_DATE);
    await guide.type(dialog.getByLabelText('Reason'), 'A storm is coming.');
    const sentence = 'The tour has room for 2 more, but 4 people would be moved there.';
    respondWith({ 'PUT /guide/departures/{id}/date': fieldRefusal(409, 'date', sentence) });
    await pressMove();
    await dialog.findByText(sentence);
    respondWith({
      'GET /guide/departures/{id}/move-targets': [{ ...TARGET, date: addDays(DATE, 2) }],
    });
    await guide.selectOptions(dialog.getByLabelText('Status'), 'Open');
    await guide.selectOptions(dialog.getByLabelText('Status'), 'Moved to a different date');
    await dialog.findByRole('option', { name: formatDayAndDate(addDays(DATE, 2)) });
    expect(dialog.getByLabelText('New date')).toHaveValue('');
  });

  test('to a date with two starts selects the same start, and offers the other', async () => {
    const { guide, dialog, pressMove, isClosed } = await startMoving(TARGET, {
      ...TARGET,
      time: '14:00',
      startTime: '14:00',
    });
    await guide.selectOptions(dialog.getByLabelText('New date'), NEXT_DATE);
    const time = dialog.getByLabelText('Time');
    expect(time).toHaveValue('10:00');
    expect(optionTexts(time)).toEqual([
      'Choose a time',
      '10:00 AM · 0 people booked',
      '2:00 PM · 0 people booked',
    ]);
    await expectNoViolations();
    await guide.selectOptions(time, '14:00');
    await guide.type(dialog.getByLabelText('Reason'), 'A storm is coming.');
    respondWith({ 'PUT /guide/departures/{id}/date': undefined });
    await pressMove();
    await waitFor(() => {
      expect(isClosed()).toBe(true);
    });
    expect(callsTo('PUT').map(({ body }) => body)).toEqual([
      { date: NEXT_DATE, time: '14:00', reason: 'A storm is coming.', revision: 0 },
    ]);
  });

  test('to a different start on its own date asks for the time', async () => {
    const { guide, dialog } = await startMoving({ ...TARGET, date: DATE, time: '14:00' });
    await guide.selectOptions(dialog.getByLabelText('New date'), DATE);
    expect(dialog.getByLabelText('Time')).toHaveValue('');
    expect(dialog.getByLabelText('Time')).toBeRequired();
  });
});
