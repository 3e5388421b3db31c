import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { DepartureClash, PlanningRecord } from '../../api/schema';
import {
  callsTo,
  fieldRefusal,
  NO_CONNECTION,
  respondWith,
  type Responses,
} from '../../test/fake-api';
import { expectNoViolations, focusTab, region, renderInConsole } from '../../test/render-page';
import { Planning } from './Planning';
import { NO_BUSY_CALENDAR } from './test-busy-calendar';

const CLASH: DepartureClash = {
  id: 'day.central-park.2030-01-07.1000',
  list: 'day',
  place: 'Central Park',
  date: '2030-01-07',
  startTime: '10:00',
  people: 4,
  isKept: false,
  clashesWith: ['Brooklyn Bridge'],
};
const UNLIMITED_PLANNING: PlanningRecord = { toursAtOnce: null, clashes: [] };

beforeEach(() => {
  respondWith({
    'GET /guide/planning/calendar': [],
    'GET /guide/special-days': [],
    'GET /guide/busy-calendar': NO_BUSY_CALENDAR,
  });
});

async function openPlanning(planning: PlanningRecord) {
  respondWith({ 'GET /guide/planning': planning, 'GET /guide/time-off': [] });
  const guide = renderInConsole(<Planning />);
  return { guide, field: await screen.findByRole('spinbutton', { name: /^How many tours/ }) };
}

/** Sets the API's responses, and presses "Save". */
async function save({ guide }: Awaited<ReturnType<typeof openPlanning>>, responses: Responses) {
  respondWith(responses);
  await guide.click(screen.getByRole('button', { name: 'Save' }));
}

test('after a limit is saved, the clashes are loaded again, and the field shows changes from other tabs', async () => {
  const page = await openPlanning(UNLIMITED_PLANNING);
  expect(page.field).toHaveValue(null);
  expect(screen.queryByRole('region', { name: 'Clashes' })).toBeNull();
  await page.guide.type(page.field, '1');
  await save(page, {
    'PUT /guide/planning': undefined,
    'GET /guide/planning': { toursAtOnce: 1, clashes: [CLASH] },
  });
  expect(await screen.findByText('Saved.')).toHaveAttribute('role', 'status');
  expect(callsTo('PUT /guide/planning').map(({ body }) => body)).toEqual([{ toursAtOnce: 1 }]);
  await waitFor(() => {
    expect(region('Clashes')).toHaveTextContent('while you lead');
  });
  expect(page.field).toHaveValue(1);
  await expectNoViolations();
  respondWith({ 'GET /guide/planning': { toursAtOnce: 3, clashes: [] } });
  focusTab();
  await waitFor(() => {
    expect(page.field).toHaveValue(3);
  });
  await page.guide.type(page.field, '2');
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('an empty field removes the limit', async () => {
  const page = await openPlanning({ toursAtOnce: 2, clashes: [] });
  expect(page.field).toHaveValue(2);
  expect(region('Clashes')).toHaveTextContent('No clashes.');
  await page.guide.clear(page.field);
  await save(page, { 'PUT /guide/planning': undefined, 'GET /guide/planning': UNLIMITED_PLANNING });
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Clashes' })).toBeNull();
  });
  expect(callsTo('PUT /guide/planning').map(({ body }) => body)).toEqual([{ toursAtOnce: null }]);
});

test('each clash lists the tours at the same time, and can be kept', async () => {
  const tripleClash = {
    ...CLASH,
    id: 'night.soho.2030-01-08.1930',
    place: 'SoHo',
    date: '2030-01-08',
    startTime: '19:30',
    people: 1,
    clashesWith: ['Times Square', 'Yankee Stadium', 'Times Square'],
  };
  const { guide } = await openPlanning({ toursAtOnce: 1, clashes: [CLASH, tripleClash] });
  const items = within(region('Clashes')).getAllByRole('listitem');
  expect(items[0]).toHaveTextContent('4 people, while you lead Brooklyn Bridge');
  expect(items[1]).toHaveTextContent('1 person, while you lead Times Square and Yankee Stadium');
  await expectNoViolations();
  respondWith({ 'PUT /guide/planning/kept/{conflict}/{id}': undefined });
  await guide.click(screen.getByRole('button', { name: /^Keep: Monday/ }));
  await screen.findByText('Kept.');
  expect(callsTo(`PUT /guide/planning/kept/clash/${CLASH.id}`)).toHaveLength(1);
});

test('an error from the API is shown next to the field', async () => {
  const page = await openPlanning(UNLIMITED_PLANNING);
  await page.guide.type(page.field, '3');
  const error = 'Three is a crowd.';
  await save(page, { 'PUT /guide/planning': fieldRefusal(400, 'toursAtOnce', error) });
  expect(await screen.findByRole('alert')).toHaveTextContent(error);
  expect(page.field).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(page.field).toBeInvalid();
  expect(screen.queryByText('Saved.')).toBeNull();
  await expectNoViolations();
});

test('saving without a connection fails, and the field keeps its value', async () => {
  const page = await openPlanning(UNLIMITED_PLANNING);
  await page.guide.type(page.field, '1');
  await save(page, { 'PUT /guide/planning': NO_CONNECTION });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^This wasn’t saved\. This needs a connection\./);
  expect(page.field).toHaveValue(1);
});

test('the view can be loaded again after a failure', async () => {
  respondWith({ 'GET /guide/planning': NO_CONNECTION, 'GET /guide/time-off': [] });
  const guide = renderInConsole(<Planning />);
  await screen.findByRole('alert');
  expect(screen.queryByRole('spinbutton')).toBeNull();
  respondWith({ 'GET /guide/planning': { toursAtOnce: 3, clashes: [] } });
  await guide.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('spinbutton')).toHaveValue(3);
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('with several guides', () => {
  const GUIDES = [
    { id: 'a', name: 'Ann' },
    { id: 'b', name: 'Ben' },
  ];

  test('the limit can be the number of guides who aren’t off', async () => {
    const page = await openPlanning({ ...UNLIMITED_PLANNING, guides: GUIDES });
    await page.guide.click(screen.getByRole('checkbox', { name: /^As many tours/ }));
    expect(screen.queryByRole('spinbutton')).toBeNull();
    await save(page, {
      'PUT /guide/planning': undefined,
      'GET /guide/planning': { toursAtOnce: 2, countsGuides: true, clashes: [], guides: GUIDES },
    });
    await screen.findByText('Saved.');
    expect(callsTo('PUT /guide/planning').map(({ body }) => body)).toEqual([
      { toursAtOnce: null, countsGuides: true },
    ]);
    expect(screen.getByRole('checkbox', { name: /^As many tours/ })).toBeChecked();
    expect(region('Clashes')).toHaveTextContent('No clashes.');
    await expectNoViolations();
  });

  test('a clash shows its guide, and its departure can be given to a colleague', async () => {
    const clash = { ...CLASH, ledBy: { id: 'a', name: 'Ann' } };
    const { guide } = await openPlanning({
      ...UNLIMITED_PLANNING,
      clashes: [clash],
      guides: GUIDES,
    });
    expect(region('Clashes')).toHaveTextContent('led by Ann, at the same time as Brooklyn Bridge');
    const choices = [
      { id: 'b', name: 'Ben', isOff: false, toursThatDay: 1 },
      { id: 'a', name: 'Ann', isOff: false, leads: 'Brooklyn Bridge', toursThatDay: 1 },
    ];
    respondWith({ 'GET /guide/departures/{id}/guides': choices });
    await guide.click(screen.getByRole('button', { name: /^Give to a colleague: Monday/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Central Park' }));
    await dialog.findByRole('option', { name: 'Ben (1 other tour that day)' });
    dialog.getByRole('option', { name: 'Ann (leads Brooklyn Bridge then)' });
    expect(dialog.getByLabelText('Led by')).toHaveValue('b');
    await expectNoViolations();
    respondWith({
      'PUT /guide/departures/{id}/guide': undefined,
      'GET /guide/planning': { ...UNLIMITED_PLANNING, clashes: [clash], guides: GUIDES },
    });
    await guide.click(dialog.getByRole('button', { name: 'Assign guide' }));
    await screen.findByText('Given to Ben.');
    expect(callsTo(`PUT /guide/departures/${CLASH.id}/guide`).map(({ body }) => body)).toEqual([
      { guide: 'b', anyway: false },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('time off can be added for a single guide', async () => {
    respondWith({ 'GET /guide/places': [] });
    const { guide } = await openPlanning({ ...UNLIMITED_PLANNING, guides: GUIDES });
    await guide.click(screen.getByRole('button', { name: 'Add time off' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add time off' }));
    fireEvent.change(dialog.getByLabelText('From'), { target: { value: '2030-01-07' } });
    await guide.selectOptions(dialog.getByLabelText('Who is off?'), 'Ben');
    const record = {
      id: 't',
      from: '2030-01-07',
      to: '2030-01-07',
      guide: 'b',
      guideName: 'Ben',
      reason: '',
      booked: [],
    };
    respondWith({ 'POST /guide/time-off': record, 'GET /guide/time-off': [record] });
    await guide.click(dialog.getByRole('button', { name: 'Add' }));
    await screen.findByText('Ben: All tours');
    expect(callsTo('POST /guide/time-off')[0]?.body).toMatchObject({ guide: 'b' });
  });
});
