import { waitFor } from '@testing-library/react';
import { callsTo, respondWith, Refusal } from '../../test/fake-api';
import { setToken } from '../../api/token-store';
import { startSession, updateUser } from '../../api/session';
import { countVisit } from './count-visit';

const stubProperty = (target: object, name: string, value: unknown) => {
  Object.defineProperty(target, name, { value, configurable: true });
};
const countedBodies = () => callsTo('POST /visits').map(({ body }) => body);

afterEach(() => {
  for (const name of ['doNotTrack', 'globalPrivacyControl'])
    Reflect.deleteProperty(navigator, name);
  Reflect.deleteProperty(document, 'referrer');
});

beforeAll(startSession);

test('each step is counted once for each page, with the referring host only', () => {
  stubProperty(document, 'referrer', 'https://search.example/?q=walks#top');
  for (const step of ['SEEN', 'BOOKED', 'SEEN', 'BOOKED'] as const) countVisit('/tours/a', step);
  countVisit('/tours/b');
  const common = { language: 'en', referrer: 'search.example' };
  expect(countedBodies()).toEqual([
    { page: '/tours/a', step: 'SEEN', ...common },
    { page: '/tours/a', step: 'BOOKED', ...common },
    { page: '/tours/b', step: 'SEEN', ...common },
  ]);
});

test('a visit without a referring site has no referrer, and failures are ignored', () => {
  respondWith({ 'POST /visits': new Refusal(503) });
  countVisit('/tours/c');
  expect(countedBodies()).toEqual([{ page: '/tours/c', step: 'SEEN', language: 'en' }]);
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('a visit isn’t counted if navigator.%s is %j', (name, value) => {
  stubProperty(navigator, name, value);
  countVisit(`/tours/${name}`);
  expect(callsTo('POST')).toEqual([]);
});

test('visits by signed-in guides aren’t counted', async () => {
  const user = { username: 'ana', email: 'ana@example.com' };
  setToken('token');
  respondWith({ 'GET /session': { user: { ...user, guide: true } } });
  startSession();
  countVisit('/tours/d');
  expect(callsTo('POST')).toEqual([]);
  await waitFor(() => {
    expect(callsTo('GET /session')).toHaveLength(1);
  });
  countVisit('/tours/e');
  updateUser({ ...user });
  countVisit('/tours/f');
  setToken(null);
  expect(countedBodies()).toMatchObject([{ page: '/tours/f' }]);
});
