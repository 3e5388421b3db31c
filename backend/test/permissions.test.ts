import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CALLERS } from '../src/permissions';
import { useApp } from './support/app';
import { dateAhead, departureIdOn, setDeparture, storeBookings } from './support/departures';
import { callsUnder, isWrite, type DocumentedCall } from './support/documented-calls';
import { signUpColleague, signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { COOKIE, type Visitor } from './support/visitor';

type CallerName = (typeof CALLERS)[number];

const PATHS = ['/api/guide', '/api/account', '/api/invitation'];

/**
 * The guide calls that colleagues can make. This list repeats the controllers' decorators, so that nobody opens a call
 * to colleagues by mistake.
 */
const OPEN_TO_COLLEAGUES = [
  'GET /api/guide',
  'GET /api/guide/profile',
  'PUT /api/guide/profile',
  'POST /api/guide/profile/photos',
  'GET /api/guide/days',
  'GET /api/guide/days/{date}',
  'GET /api/guide/events',
  'POST /api/guide/departures/{id}/walk-ins',
  'PUT /api/guide/departures/{id}/notice',
  'DELETE /api/guide/departures/{id}/notice',
  'PUT /api/guide/departures/{id}/arrival',
  'PUT /api/guide/departures/{id}/payments/{payment}',
  'DELETE /api/guide/departures/{id}/payments/{payment}',
  'GET /api/guide/departures/{id}/calendar',
  'PUT /api/guide/parties/{list}/{id}',
  'DELETE /api/guide/parties/{list}/{id}',
  'PUT /api/guide/parties/{list}/{id}/payments/{payment}',
  'DELETE /api/guide/parties/{list}/{id}/payments/{payment}',
];

const DATE = dateAhead(10);
/** The departure that the colleague leads. */
const DEPARTURE = departureIdOn(DAY_LIST, DATE);

const app = useApp();
const callers = {} as Record<CallerName, Visitor>;
/** The ids of stored documents, each with the part of a path that it follows. */
let existingIds: [string, string][];

beforeAll(async () => {
  const { guide } = await signUpGuide(app);
  const [leader, otherColleague] = [await signUpColleague(app), await signUpColleague(app)];
  const user = app.visitor();
  const account = await user.signUp();
  const guest = app.visitor();
  await guest.becomeGuest();
  Object.assign(callers, {
    owner: guide,
    'colleague who leads': leader.colleague,
    'other colleague': otherColleague.colleague,
    user,
    guest,
    'no token': app.visitor(),
  } satisfies Record<CallerName, Visitor>);
  await setDeparture(app, DAY_LIST, DATE, { ledBy: leader.id });
  const [party] = await storeBookings(app, DAY_LIST, [{ date: DATE, walkIn: 'Mo' }]);
  const users = app.database.collection('users');
  const storedUser = await users.findOne({ username: account.username });
  existingIds = [
    ['departures/', DEPARTURE],
    ['parties/day/', String(party?._id)],
    ['visitors/', String(storedUser?._id)],
  ];
});

/** Returns the rows of docs/permissions.md, keyed by call. */
function readTable(): Map<string, string[]> {
  const text = readFileSync(join(__dirname, '..', '..', 'docs', 'permissions.md'), 'utf8');
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([, call = '', ...cells]) => [call.replaceAll('`', ''), cells]));
}

const table = readTable();
const calls = PATHS.flatMap(callsUnder);
const nameOf = ({ method, template }: DocumentedCall) => `${method} ${template}`;

/** Returns the call's path with ids that exist. */
function pathOf({ path }: DocumentedCall): string {
  const matchingId = existingIds.find(([prefix]) => path.includes(`/guide/${prefix}`));
  if (!matchingId) return path;
  const [prefix, id] = matchingId;
  return path.replace(new RegExp(`(/${prefix})[^/]+`), `$1${id}`);
}

/**
 * Makes a call without changing anything, and returns the permission that the response shows. Guide calls that change
 * data claim to come from a different site: the API refuses them with a 403, but only after it has checked the caller's
 * role. Account calls have an invalid body.
 */
async function tryCall(visitor: Visitor, call: DocumentedCall): Promise<string> {
  const isGuideWrite = isWrite(call) && call.path.startsWith('/api/guide');
  const response = await fetch(app.url + pathOf(call), {
    method: call.method,
    headers: {
      ...(visitor.cookie !== undefined && { Cookie: `${COOKIE}=${visitor.cookie}` }),
      ...(isGuideWrite && { 'Sec-Fetch-Site': 'cross-site' }),
      ...(call.body && { 'Content-Type': 'application/json' }),
    },
    ...(call.body && { body: '{}' }),
  });
  // The event stream would never end by itself.
  await response.body?.cancel();
  if (isGuideWrite && response.status === 403) return 'yes';
  const isRefused = [401, 403, 404].includes(response.status);
  const isUnknownSession = call.path.startsWith('/api/account') && response.status === 404;
  return isRefused && !isUnknownSession ? String(response.status) : 'yes';
}

describe('the permission table', () => {
  it('has a row for each call', () => {
    expect([...table.keys()].sort()).toEqual(calls.map(nameOf).sort());
  });

  it('lets colleagues make only the calls that are meant for them', () => {
    const openCalls = [...table].filter(
      ([call, [, leader]]) => call.includes('/guide') && leader === 'yes',
    );
    expect(openCalls.map(([call]) => call).sort()).toEqual([...OPEN_TO_COLLEAGUES].sort());
  });
});

describe.each(CALLERS)('the permission table for %s', (caller) => {
  it.each(calls.map((call) => [nameOf(call), call] as const))(
    'matches the response to %s',
    async (name, call) => {
      const expectedPermission = table.get(name)?.[CALLERS.indexOf(caller)];
      expect(await tryCall(callers[caller], call)).toBe(expectedPermission);
    },
  );
});
