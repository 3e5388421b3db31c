import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { useRef } from 'react';
import { formatDayAndDate } from 'shared/new-york-texts';
import type { LedDepartureRecord } from '../../api/schema';
import { callsTo, NO_CONNECTION, Refusal, respondWith } from '../../test/fake-api';
import { expectNoViolations, renderInConsole } from '../../test/render-page';
import { ConflictList } from './ConflictList';
import { DATE, testDeparture } from './test-departure';
import { testPlace } from '../tours/test-place';
import { timeOffQuery } from './time-off-query';

const BOOKED_DEPARTURE: LedDepartureRecord = {
  id: testDeparture().id,
  list: 'day',
  place: 'Central Park',
  date: DATE,
  startTime: '10:00',
  people: 4,
  isKept: false,
};
const LINK_NAME = `${formatDayAndDate(DATE)}, 10:00 AM: Central Park`;

/** A list of conflicting departures for each period of time off. The lists are reloaded after each action. */
function TimeOffLists() {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { data = [] } = useQuery(timeOffQuery);
  return (
    <>
      <h2 ref={titleRef} tabIndex={-1}>
        Time off
      </h2>
      {data.map(({ id, booked }) => (
        <ConflictList
          key={id}
          departures={booked}
          conflict={id}
          intro="These are booked."
          describe={() => 'in the rain'}
          focusFallbackRef={titleRef}
        />
      ))}
    </>
  );
}

function respondWithList(...booked: LedDepartureRecord[]) {
  const timeOff = { id: 'a', from: DATE, to: DATE, reason: '', booked };
  respondWith({ 'GET /guide/time-off': [timeOff] });
}

async function openList(...booked: LedDepartureRecord[]) {
  respondWithList(...booked);
  respondWith({
    'GET /guide/days/{date}': { date: DATE, departures: [testDeparture()] },
    'GET /guide/places': [testPlace('day', 'Central Park')],
  });
  const guide = renderInConsole(<TimeOffLists />);
  await screen.findAllByRole('link', { hidden: true });
  return guide;
}

const pressButton = (guide: Awaited<ReturnType<typeof openList>>, label: string) =>
  guide.click(screen.getByRole('button', { name: `${label}: ${LINK_NAME}` }));

async function expectFocusOnTitle() {
  await waitFor(() => {
    expect(screen.getByRole('heading', { name: 'Time off' })).toHaveFocus();
  });
}

test('each departure links to its day', async () => {
  await openList(BOOKED_DEPARTURE);
  screen.getByText('These are booked.');
  screen.getByText('4 people, in the rain');
  expect(screen.getByRole('link', { name: LINK_NAME })).toHaveAttribute('href', `/?date=${DATE}`);
  await expectNoViolations();
});

test('a kept departure is collapsed, and the guide can decide again', async () => {
  const guide = await openList(BOOKED_DEPARTURE);
  respondWith({ 'PUT /guide/planning/kept/{conflict}/{id}': undefined });
  respondWithList({ ...BOOKED_DEPARTURE, isKept: true });
  await pressButton(guide, 'Keep');
  await guide.click(await screen.findByText('1 kept'));
  expect(screen.getByRole('status')).toHaveTextContent('Kept.');
  expect(screen.queryByText('These are booked.')).toBeNull();
  expect(callsTo(`PUT /guide/planning/kept/a/${BOOKED_DEPARTURE.id}`)).toHaveLength(1);
  await expectNoViolations();

  respondWith({ 'DELETE /guide/planning/kept/{conflict}/{id}': undefined });
  respondWithList(BOOKED_DEPARTURE);
  await pressButton(guide, 'Decide again');
  await screen.findByText('These are booked.');
  expect(screen.queryByText('1 kept')).toBeNull();
  expect(callsTo(`DELETE /guide/planning/kept/a/${BOOKED_DEPARTURE.id}`)).toHaveLength(1);
  await expectFocusOnTitle();
});

test('a departure can be canceled with a reason', async () => {
  const guide = await openList(BOOKED_DEPARTURE);
  await pressButton(guide, 'Cancel');
  const dialog = within(await screen.findByRole('dialog', { name: 'Central Park' }));
  await guide.type(await dialog.findByLabelText('Reason'), 'A family day');
  respondWith({ 'PATCH /guide/departures/{id}': undefined });
  respondWithList();
  await guide.click(dialog.getByRole('button', { name: 'Cancel tour' }));
  await screen.findByText('Canceled.');
  expect(callsTo('PATCH').map(({ body }) => body)).toEqual([
    { state: 'cancelled', reason: 'A family day', revision: 0 },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText('These are booked.')).toBeNull();
  await expectFocusOnTitle();
});

test('a departure can be moved to a different date', async () => {
  const guide = await openList(BOOKED_DEPARTURE);
  const target = {
    date: '2031-01-06',
    time: '10:00',
    startTime: '10:00',
    meetingPoint: 'Gate 4',
    taken: 0,
    capacity: null,
    isClosed: false,
  };
  respondWith({ 'GET /guide/departures/{id}/move-targets': [target] });
  await pressButton(guide, 'Move');
  const dialog = within(await screen.findByRole('dialog', { name: 'Central Park' }));
  await dialog.findByRole('option', { name: formatDayAndDate(target.date) });
  await guide.selectOptions(dialog.getByLabelText('New date'), target.date);
  await guide.type(dialog.getByLabelText('Reason'), 'A family day');
  respondWith({ 'PUT /guide/departures/{id}/date': undefined });
  await guide.click(dialog.getByRole('button', { name: 'Move tour' }));
  await screen.findByText('Moved.');
  expect(callsTo('PUT').map(({ body }) => body)).toEqual([
    { date: target.date, time: '10:00', reason: 'A family day', revision: 0 },
  ]);
});

test('a departure that is missing from its day’s sheet disappears from the list', async () => {
  const guide = await openList(BOOKED_DEPARTURE);
  respondWith({ 'GET /guide/days/{date}': { date: DATE, departures: [] } });
  respondWithList();
  await pressButton(guide, 'Cancel');
  await waitFor(() => {
    expect(screen.queryByRole('link')).toBeNull();
  });
  await expectFocusOnTitle();
});

test.each<[string, Refusal | typeof NO_CONNECTION, RegExp]>([
  ['Keep', NO_CONNECTION, /^This needs a connection\./],
  ['Cancel', new Refusal(500), /./],
])(
  '“%s” shows an error, and can be pressed again after a failure',
  async (label, failure, message) => {
    const guide = await openList(BOOKED_DEPARTURE);
    respondWith({
      'PUT /guide/planning/kept/{conflict}/{id}': failure,
      'GET /guide/days/{date}': failure,
    });
    await pressButton(guide, label);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: `${label}: ${LINK_NAME}` })).toHaveFocus();
    respondWith({
      'PUT /guide/planning/kept/{conflict}/{id}': undefined,
      'GET /guide/days/{date}': { date: DATE, departures: [testDeparture()] },
    });
    await pressButton(guide, label);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
  },
);
