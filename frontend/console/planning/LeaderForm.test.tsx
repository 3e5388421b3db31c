import { screen, waitFor } from '@testing-library/react';
import type { GuideChoice } from '../../api/schema';
import { callsTo, fieldRefusal, NO_CONNECTION, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { LeaderForm } from './LeaderForm';

const DEPARTURE_ID = 'day.central-park.2030-01-07.1000';
const ANN: GuideChoice = { id: 'a', name: 'Ann', isOff: false, toursThatDay: 0 };
const BEN: GuideChoice = { id: 'b', name: 'Ben', isOff: true, toursThatDay: 2 };

async function openForm(ledBy?: { id: string; name: string }, choices = [ANN, BEN]) {
  respondWith({ 'GET /guide/departures/{id}/guides': choices });
  const guide = renderInConsole(
    <LeaderForm departure={{ id: DEPARTURE_ID, ...(ledBy && { ledBy }) }} />,
  );
  await screen.findByRole('option', { name: /^Ann/ });
  return { guide, select: screen.getByRole('combobox', { name: 'Led by' }) };
}

const sentBodies = () =>
  callsTo(`PUT /guide/departures/${DEPARTURE_ID}/guide`).map(({ body }) => body);

test('a free guide is suggested if nobody leads the departure yet', async () => {
  const { guide, select } = await openForm();
  expect(select).toHaveValue('a');
  screen.getByRole('option', { name: 'Ann (suggested)' });
  screen.getByRole('option', { name: 'Ben (off, 2 other tours that day)' });
  await expectNoViolations();
  respondWith({ 'PUT /guide/departures/{id}/guide': undefined });
  await guide.click(screen.getByRole('button', { name: 'Assign guide' }));
  await screen.findByText('Ann leads this tour now.');
  expect(sentBodies()).toEqual([{ guide: 'a', anyway: false }]);
});

test('the guide who leads the departure is selected, and can be removed', async () => {
  const { guide, select } = await openForm(ANN, [{ ...BEN, isOff: false }, ANN]);
  expect(select).toHaveValue('a');
  await guide.selectOptions(select, 'Nobody yet');
  respondWith({ 'PUT /guide/departures/{id}/guide': undefined });
  await guide.click(screen.getByRole('button', { name: 'Leave unassigned' }));
  await screen.findByText('No guide leads this tour now.');
  expect(sentBodies()).toEqual([{ guide: null, anyway: false }]);
  expect(select).toHaveValue('');
});

test('a guide who isn’t free can be assigned anyway after a warning', async () => {
  const { guide, select } = await openForm();
  await guide.selectOptions(select, 'b');
  const warning = 'This guide is off at that time.';
  respondWith({ 'PUT /guide/departures/{id}/guide': fieldRefusal(409, 'guide', warning) });
  await guide.click(screen.getByRole('button', { name: 'Assign guide' }));
  await waitFor(() => {
    expect(select).toHaveAccessibleDescription(warning);
  });
  await expectNoViolations();
  respondWith({ 'PUT /guide/departures/{id}/guide': undefined });
  await guide.click(screen.getByRole('button', { name: 'Assign anyway' }));
  await screen.findByText('Ben leads this tour now.');
  expect(sentBodies().at(-1)).toEqual({ guide: 'b', anyway: true });
});

test('assigning a guide without a connection shows an error', async () => {
  const { guide } = await openForm();
  respondWith({ 'PUT /guide/departures/{id}/guide': NO_CONNECTION });
  await guide.click(screen.getByRole('button', { name: 'Assign guide' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The guide wasn’t changed\./);
});
