// @ts-check
// Sessions and accounts under simultaneous calls, and response times that could reveal an account.
import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { median } from '../../bench/quantile.mjs';
import { startApi } from './target.mjs';
import { call, PASSWORD, signUp } from './visitor.mjs';

const { url, stop } = await startApi();
after(stop);

const BOOKING = { place: 'Central Park', day: 'Monday', people: 2 };
/** The share by which the two median times may differ. Each is the median of 200 failed sign-ins. */
const MAX_RELATIVE_DIFFERENCE = 0.05;
const ATTEMPTS = 3;
const ROUNDS = 10;

it('sign-ins with known and unknown usernames take equally long to fail', async () => {
  const { username } = await signUp(url);
  /** @type {string[]} */
  const ratios = [];
  // A real difference occurs in every attempt; one caused by a busy machine occurs in only one or two.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    /** @type {Record<'known' | 'unknown', number[]>} */
    const times = { known: [], unknown: [] };
    for (let i = 0; i < 200; i++) {
      // Alternates the order, so that both kinds run under the same load.
      const kinds = /** @type {const} */ (['known', 'unknown']);
      for (const kind of i % 2 ? kinds : kinds.toReversed()) {
        const name = kind === 'known' ? username : `nobody-${attempt}-${i}`;
        const started = performance.now();
        const body = { username: name, password: 'not this one' };
        const { status } = await call(url, 'POST', '/login', { body });
        times[kind].push(performance.now() - started);
        assert.equal(status, 401);
      }
    }
    const ratio = median(times.known) / median(times.unknown);
    if (Math.abs(ratio - 1) < MAX_RELATIVE_DIFFERENCE) return;
    ratios.push(ratio.toFixed(3));
  }
  assert.fail(`known / unknown = ${ratios.join(', ')}`);
});

it('a guest who signs in on two tabs at once while booking on a third keeps each booking exactly once', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const account = await signUp(url);
    const { cookie } = await call(url, 'POST', '/guest');
    for (let i = 0; i < 5; i++) await call(url, 'POST', '/new', { body: BOOKING, cookie });
    const credentials = { username: account.username, password: PASSWORD };
    const [booking, ...signIns] = await Promise.all([
      call(url, 'POST', '/new', { body: { ...BOOKING, people: 7 }, cookie }),
      call(url, 'POST', '/login', { body: credentials, cookie }),
      call(url, 'POST', '/login', { body: credentials, cookie }),
    ]);
    assert.deepEqual(
      signIns.map(({ status }) => status),
      [200, 200],
    );
    assert.ok([201, 401].includes(booking.status), booking.text);
    const { body: list } = await call(url, 'GET', '/all', { token: account.token });
    assert.equal(list.length, booking.status === 201 ? 6 : 5);
    assert.equal(
      new Set(list.map((/** @type {{ _id: string }} */ { _id }) => _id)).size,
      list.length,
    );
    const guestResponse = await call(url, 'GET', '/all', { cookie });
    assert.equal(guestResponse.status, 401);
  }
});

it('only one of two guests who sign up with the same username at once gets it, and both keep their bookings', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const guests = await Promise.all([call(url, 'POST', '/guest'), call(url, 'POST', '/guest')]);
    for (const { cookie } of guests)
      await call(url, 'POST', '/newTwo', { body: { ...BOOKING, place: 'Times Square' }, cookie });
    const body = {
      username: `racer-${round}`,
      email: `racer-${round}@example.com`,
      password: PASSWORD,
    };
    const responses = await Promise.all(
      guests.map(({ cookie }) => call(url, 'POST', '/signup', { body, cookie })),
    );
    assert.deepEqual(responses.map(({ status }) => status).sort(), [201, 409]);
    for (const [i, response] of responses.entries()) {
      const credentials =
        response.status === 201
          ? { token: response.body.accessToken }
          : { cookie: guests[i]?.cookie ?? '' };
      const { body: list } = await call(url, 'GET', '/allTwo', credentials);
      assert.equal(list.length, 1);
    }
  }
});

it('a user who signs out while booking keeps the acknowledged bookings, and can’t book afterward', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { username, token } = await signUp(url);
    const bookings = Array.from({ length: 12 }, () =>
      call(url, 'POST', '/new', { body: BOOKING, token }),
    );
    const logout = call(url, 'DELETE', '/logout', { token });
    const responses = await Promise.all(bookings);
    assert.equal((await logout).status, 204);
    const lateBooking = await call(url, 'POST', '/new', { body: BOOKING, token });
    assert.equal(lateBooking.status, 401);
    assert.ok(responses.every(({ status }) => status === 201 || status === 401));
    const secondLogin = await call(url, 'POST', '/login', {
      body: { username, password: PASSWORD },
    });
    const { body: list } = await call(url, 'GET', '/all', { token: secondLogin.body.accessToken });
    assert.equal(list.length, responses.filter(({ status }) => status === 201).length);
  }
});

it('a planted guest cookie stops working once its victim has signed up', async () => {
  const planted = await call(url, 'POST', '/guest');
  const victim = await signUp(url, planted.cookie);
  await call(url, 'POST', '/new', { body: BOOKING, token: victim.token });
  for (const path of ['/all', '/allTwo', '/session']) {
    const { status } = await call(url, 'GET', path, { cookie: planted.cookie });
    assert.equal(status, 401);
  }
});
