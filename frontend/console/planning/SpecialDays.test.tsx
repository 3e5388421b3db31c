import { screen, waitFor, within } from '@testing-library/react';
import type { SpecialDayRecord } from '../../api/schema';
import { callsTo, holdResponse, NO_CONNECTION, respondWith } from '../../test/fake-api';
import { expectNoViolations, region, renderInConsole } from '../../test/render-page';
import { SpecialDays } from './SpecialDays';
import { testPlace } from '../tours/test-place';

const PARADE: SpecialDayRecord = {
  name: 'macys-parade',
  date: '2030-11-28',
  closedTours: ['day.central-park', 'day.soho'],
  hardTours: ['night.soho'],
  isOpen: false,
};
const PRIDE: SpecialDayRecord = {
  name: 'pride-march',
  date: '2031-06-29',
  closedTours: [],
  hardTours: ['day.soho'],
  isOpen: false,
};
const CHRISTMAS: SpecialDayRecord = {
  name: 'christmas',
  date: '2030-12-25',
  closedTours: [],
  hardTours: [],
  isOpen: false,
};
const CHECKBOX_LABEL = 'Offer these tours anyway';

async function openSpecialDays(...days: SpecialDayRecord[]) {
  respondWith({
    'GET /guide/special-days': days,
    'GET /guide/places': [
      testPlace('day', 'Central Park'),
      testPlace('day', 'SoHo'),
      testPlace('night', 'SoHo'),
    ],
  });
  const guide = renderInConsole(<SpecialDays />);
  await waitFor(() => {
    expect(screen.queryByText('Loading…')).toBeNull();
  });
  return guide;
}

const paradeCheckbox = () =>
  screen.getByRole('checkbox', { name: `${CHECKBOX_LABEL}: Macy’s Thanksgiving Day Parade` });

test('special days are listed with the tours that they affect', async () => {
  await openSpecialDays(PARADE, CHRISTMAS, PRIDE);
  await screen.findByText('Closed: Central Park and SoHo by day');
  const items = within(region('Special days')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    `Thursday, Nov 28: Macy’s Thanksgiving Day ParadeClosed: Central Park and SoHo by dayWith detours: SoHo by night${CHECKBOX_LABEL}`,
    'Sunday, Jun 29: Pride MarchWith detours: SoHo by day',
  ]);
  expect(paradeCheckbox()).not.toBeChecked();
  await expectNoViolations();
});

test('a sentence replaces the list if no special day affects tours', async () => {
  await openSpecialDays(CHRISTMAS);
  screen.getByText('No special day in the next year affects your tours.');
});

test('one tap offers a day’s tours anyway, and a second tap closes them again', async () => {
  const guide = await openSpecialDays(PARADE);
  const saveResponse = holdResponse(undefined);
  respondWith({
    'PUT /guide/special-days/{name}': saveResponse.response,
    'GET /guide/special-days': [{ ...PARADE, isOpen: true }],
  });
  await guide.click(paradeCheckbox());
  expect(paradeCheckbox()).toBeChecked();
  // Until the choice is saved, other taps have no effect.
  await guide.click(paradeCheckbox());
  saveResponse.release();
  expect(await screen.findByText('Visitors can book them now.')).toHaveAttribute('role', 'status');
  screen.getByText(/^Offered anyway: /);
  await waitFor(() => {
    expect(callsTo('GET /guide/special-days')).toHaveLength(2);
  });
  respondWith({ 'GET /guide/special-days': [PARADE] });
  await guide.click(paradeCheckbox());
  await screen.findByText('They’re closed again.');
  expect(paradeCheckbox()).not.toBeChecked();
  expect(callsTo('PUT').map(({ request, body }) => [request, body])).toEqual([
    ['PUT /guide/special-days/macys-parade', { isOpen: true }],
    ['PUT /guide/special-days/macys-parade', { isOpen: false }],
  ]);
});

test('the checkbox returns to its old state if saving fails', async () => {
  const guide = await openSpecialDays(PARADE);
  respondWith({ 'PUT /guide/special-days/{name}': NO_CONNECTION });
  await guide.click(paradeCheckbox());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^This wasn’t saved\. This needs a connection\./);
  expect(paradeCheckbox()).not.toBeChecked();
});

test('special days can be loaded again after a failure', async () => {
  respondWith({ 'GET /guide/special-days': NO_CONNECTION });
  const guide = renderInConsole(<SpecialDays />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    /^The special days couldn’t be loaded\./,
  );
  respondWith({ 'GET /guide/special-days': [], 'GET /guide/places': [] });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No special day in the next year affects your tours.');
});
