import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { addDays } from 'shared/new-york';
import type { PlaceInput, PlaceRecord, SeasonInput } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  NO_CONNECTION,
  Refusal,
  respondWith,
  type ReceivedCall,
} from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { testPlace } from './test-place';
import { placesQuery } from './places-query';
import { Seasons } from './Seasons';

/** A season of two weeks, far in the future. */
const FAIR: SeasonInput = {
  name: 'Christmas fair',
  from: '2998-12-01',
  to: '2998-12-14',
  startTimes: ['08:00', '18:00'],
  weekdays: ['Friday', 'Sunday'],
  capacity: 5,
};
const SUMMER = { ...FAIR, name: 'Summer', from: '2999-06-01', to: '2999-08-31', capacity: null };
const ENDED_SEASON = { ...FAIR, name: 'Opening day', from: '2001-05-01', to: '2001-05-01' };
const CONFLICT = new Refusal(409, { code: 'tour-changed', errorMessage: 'Look at it again.' });

function FirstTour() {
  const { data: [firstTour] = [] } = useQuery(placesQuery);
  return firstTour && <Seasons place={firstTour} />;
}

/** Renders the seasons of the first of three tours. The simulated API saves all changes. */
async function openSeasons(...seasons: SeasonInput[]) {
  const places = [
    { ...testPlace('day', 'Central Park'), seasons, revision: 3 },
    { ...testPlace('day', 'SoHo'), revision: 5 },
    { ...testPlace('night', 'SoHo'), revision: 7 },
  ];
  respondWith({
    'GET /guide/places': places,
    'PATCH /guide/places/{id}': ({ request, body }: ReceivedCall): PlaceRecord => {
      const { revision, seasons: savedSeasons = [] } = body as PlaceInput;
      const [place = testPlace('day', 'SoHo')] = places.filter(({ id }) => request.endsWith(id));
      return { ...place, seasons: savedSeasons, revision: revision + 1 };
    },
  });
  const guide = renderInConsole(<FirstTour />);
  await screen.findByRole('heading', { name: 'Seasons' });
  return { guide, places };
}

const button = (name: string) => screen.getByRole('button', { name });
const dialog = (name: string) => within(screen.getByRole('dialog', { name }));
const savedBodies = () => callsTo('PATCH').map(({ body }) => body);

function fillField(form: ReturnType<typeof dialog>, label: string, value: string) {
  fireEvent.change(form.getByLabelText(label), { target: { value } });
}

test('a tour’s seasons are listed with their dates and schedules', async () => {
  await openSeasons(ENDED_SEASON, FAIR, { ...SUMMER, to: '3000-01-31', weekdays: [] });
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.map((text) => text.replace(/Edit.*/, ''))).toEqual([
    'Opening day (over)May 1, 20018:00 AM, 6:00 PM · up to 5 · Fr Su',
    'Christmas fair Dec 1 – Dec 14, 29988:00 AM, 6:00 PM · up to 5 · Fr Su',
    'Summer Jun 1, 2999 – Jan 31, 30008:00 AM, 6:00 PM · no limit · no days',
  ]);
  await expectNoViolations();
});

test('a new season starts with the tour’s usual schedule, and errors are shown next to its fields', async () => {
  const { guide } = await openSeasons();
  screen.getByText('The tour has the same starts, weekdays, and capacity all year.');
  expect(screen.queryByRole('button', { name: 'Copy to other tours' })).toBeNull();
  await guide.click(button('Add a season'));
  const form = dialog('Add a season');
  await guide.type(form.getByLabelText('Name'), ' Christmas fair ');
  fillField(form, 'From', FAIR.from);
  fillField(form, 'To', FAIR.to);
  fillField(form, 'Start', '18:00');
  await guide.click(form.getByRole('checkbox', { name: 'Sunday' }));
  await expectNoViolations();
  respondWith({
    'PATCH /guide/places/{id}': fieldRefusal(400, 'seasons.0.to', 'Choose an earlier date.'),
  });
  await guide.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByLabelText('To')).toHaveAccessibleDescription('Choose an earlier date.');
  expect(savedBodies()).toEqual([
    {
      revision: 3,
      seasons: [{ ...FAIR, startTimes: ['18:00'], weekdays: ['Monday', 'Sunday'], capacity: null }],
    },
  ]);
});

test('a season can be changed, repeated, and deleted', async () => {
  const { guide } = await openSeasons(FAIR, SUMMER);
  await guide.click(button('Edit Summer'));
  let form = dialog('Change the season');
  fillField(form, 'Capacity', '9');
  await guide.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  const changedSummer = { ...SUMMER, capacity: 9 };
  expect(savedBodies()).toEqual([{ revision: 3, seasons: [FAIR, changedSummer] }]);

  await guide.click(button('Repeat Christmas fair'));
  form = dialog('Repeat Christmas fair');
  expect(form.getByLabelText('From')).toHaveValue('2998-12-15');
  expect(form.getByLabelText('To')).toHaveValue('2998-12-28');
  await guide.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Added.');
  const repeatedFair = { ...FAIR, from: '2998-12-15', to: '2998-12-28' };
  expect(savedBodies().at(-1)).toEqual({
    revision: 4,
    seasons: [FAIR, changedSummer, repeatedFair],
  });

  await guide.click(button('Delete Summer'));
  await guide.click(dialog('Delete Summer?').getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted.');
  expect(savedBodies().at(-1)).toEqual({ revision: 5, seasons: [FAIR, repeatedFair] });
  expect(screen.getByRole('heading', { name: 'Seasons' })).toHaveFocus();
});

test('a season can be repeated in the next free weeks, or a year later on the same weekdays', async () => {
  const nextFair = { ...FAIR, from: '2998-12-15', to: '2998-12-20' };
  const { guide } = await openSeasons(FAIR, nextFair, SUMMER);
  await guide.click(button('Repeat Summer'));
  let form = dialog('Repeat Summer');
  expect(form.getByLabelText('From')).toHaveValue(addDays(SUMMER.from, 364));
  await guide.click(form.getByRole('button', { name: /^Right after it/ }));
  expect(form.getByLabelText('From')).toHaveValue(addDays(SUMMER.from, 14 * 7));
  await expectNoViolations();
  await guide.click(form.getByRole('button', { name: 'Close' }));
  await guide.click(screen.getAllByRole('button', { name: 'Repeat Christmas fair' })[0] as Element);
  form = dialog('Repeat Christmas fair');
  expect(form.getByLabelText('From')).toHaveValue(addDays(FAIR.from, 4 * 7));
});

test('seasons can be copied to other tours, and the dialog lists tours that couldn’t be changed', async () => {
  const { guide } = await openSeasons(ENDED_SEASON, FAIR);
  await guide.click(button('Copy to other tours'));
  const form = dialog('Copy to other tours');
  const sohoCheckboxes = form.getAllByRole('checkbox', { name: 'SoHo' });
  for (const checkbox of sohoCheckboxes) await guide.click(checkbox);
  expect(form.queryByRole('checkbox', { name: 'Central Park' })).toBeNull();
  await expectNoViolations();
  respondWith({
    'PATCH /guide/places/{id}': ({ request }) =>
      request.endsWith('night.soho')
        ? fieldRefusal(400, 'seasons.1.from', 'These dates overlap.')
        : { ...testPlace('day', 'SoHo'), seasons: [FAIR], revision: 6 },
  });
  await guide.click(form.getByRole('button', { name: 'Copy to 2 tours' }));
  await form.findByText('1 tour changed. SoHo by night wasn’t changed: These dates overlap.');
  expect(callsTo('PATCH').map(({ request, body }) => [request, body])).toEqual([
    ['PATCH /guide/places/day.soho', { revision: 5, seasons: [FAIR] }],
    ['PATCH /guide/places/night.soho', { revision: 7, seasons: [FAIR] }],
  ]);
  expect(sohoCheckboxes.map((each) => (each as HTMLInputElement).checked)).toEqual([false, true]);
  respondWith({ 'PATCH /guide/places/{id}': { ...testPlace('night', 'SoHo'), revision: 8 } });
  await guide.click(form.getByRole('button', { name: 'Copy to 1 tour' }));
  await screen.findByText('Copied.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a season can be changed while a different device changes another season', async () => {
  const { guide, places } = await openSeasons(FAIR);
  const [place] = places;
  if (!place) throw new Error('There is no tour.');
  const latestPlace = { ...place, seasons: [FAIR, SUMMER], revision: 4 };
  await guide.click(button('Edit Christmas fair'));
  const form = dialog('Change the season');
  fillField(form, 'Name', 'Winter');
  respondWith({
    'GET /guide/places': [latestPlace],
    'PATCH /guide/places/{id}': ({ body }) =>
      (body as PlaceInput).revision === 3 ? CONFLICT : { ...latestPlace, revision: 5 },
  });
  await guide.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  const winterSeason = { ...FAIR, name: 'Winter' };
  expect(savedBodies().at(-1)).toEqual({ revision: 4, seasons: [SUMMER, winterSeason] });
});

test('a season that was changed on a different device isn’t overwritten', async () => {
  const { guide, places } = await openSeasons(FAIR);
  await guide.click(button('Edit Christmas fair'));
  const form = dialog('Change the season');
  const changedFair = { ...FAIR, capacity: 9 };
  respondWith({
    'GET /guide/places': places.map((each) => ({ ...each, seasons: [changedFair], revision: 9 })),
    'PATCH /guide/places/{id}': CONFLICT,
  });
  await guide.click(form.getByRole('button', { name: 'Save' }));
  await form.findByRole('alert');
  expect(callsTo('PATCH')).toHaveLength(1);
  respondWith({ 'PATCH /guide/places/{id}': NO_CONNECTION });
  await guide.click(form.getByRole('button', { name: 'Save' }));
  await form.findByText(/^The season wasn’t saved\./);
});
