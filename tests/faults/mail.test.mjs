// @ts-check
// Kills replicas at random moments while they send mail. No mail about an acknowledged booking is lost. Emails that
// ask visitors to confirm arrive at least once, and all other emails at most once. An email is marked unknown only if
// the mail server had started to receive it.
import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { setPlaceCapacity, signUpGuide } from './guide.mjs';
import { MailBox } from './mail-box.mjs';
import { Mongod } from './mongod.mjs';
import { randomNumbers, ROUNDS, SEED } from './settings.mjs';
import { waitUntil } from './waiting.mjs';

const BOOKINGS = 8;
/** A tour whose departures have a limit, so guests have to confirm their email addresses. */
const LIMITED_TOUR = 'night.times-square';
const OPEN_TOUR = 'day.central-park';
const MAX_KILL_DELAY_MS = 2500;
const SENDING_TIMEOUT_MS = 60_000;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('replicas that are killed while they send mail', { concurrency: false }, () => {
  const random = randomNumbers();
  const mailBox = new MailBox(randomNumbers(SEED + 1));
  /** @type {Mongod} */
  let mongod;
  /** @type {Api[]} */
  let replicas;
  /** The acknowledged bookings by email address. @type {Map<string, { id: string, isHeld: boolean }>} */
  const acknowledgedBookings = new Map();

  before(async () => {
    mongod = await Mongod.prepare();
    await mongod.start();
    const env = {
      SMTP_URL: await mailBox.start(),
      SITE_URL: 'http://localhost:8080',
      JOB_CHECK_SECONDS: '1',
      GUEST_PEOPLE_PER_DEPARTURE: '100000',
      GUEST_PEOPLE_PER_ADDRESS: '100000',
      TRUST_PROXY: '1',
    };
    const firstReplica = await Api.start(mongod.uri, env);
    replicas = [firstReplica, await Api.start(mongod.uri, env)];
    const { guide } = await signUpGuide(firstReplica, mongod);
    await setPlaceCapacity(guide, LIMITED_TOUR, 500);
    guide.closeConnections();
  });

  after(() => mailBox.stop());

  afterEach((t) => {
    for (const api of replicas) api.loggedErrors.forEach((line) => t.diagnostic(line));
  });

  /**
   * Makes several bookings at once as a new guest. If the replica is down, makes none.
   * @param {number} round
   * @param {string} date
   */
  async function book(round, date) {
    const caller = replicas[round % 2]?.newCaller();
    if (!caller) return;
    const isGuest = await caller.becomeGuest().then(
      () => true,
      () => false,
    );
    if (isGuest) {
      await Promise.all(
        Array.from({ length: BOOKINGS }, async (_, index) => {
          const isHeld = index % 2 === 0;
          const email = `${isHeld ? 'held' : 'booked'}-${round}-${index}@example.org`;
          const contact = { name: 'Walker', email };
          const booking = { date, people: 1, contact, overlapping: true };
          const path = `/api/tours/${isHeld ? LIMITED_TOUR : OPEN_TOUR}/bookings`;
          // The API limits how many emails one network may cause per hour.
          const networkHeader = { 'X-Forwarded-For': `203.0.113.${round % 256}` };
          const { status, body } = await caller.post(path, booking, networkHeader);
          if (status === 201) acknowledgedBookings.set(email, { id: body.id, isHeld });
        }),
      );
    }
    caller.closeConnections();
  }

  /** Returns the messages that confirm bookings, or ask guests to confirm them. */
  async function readBookingMessages() {
    return mongod.withClient(async (client) => {
      const messages = client.db().collection('messages');
      return messages.find({ kind: { $in: ['booked', 'confirm'] } }).toArray();
    });
  }

  /** Makes all leases expire. */
  function expireLeases() {
    return mongod.withClient((client) =>
      client
        .db()
        .collection('messages')
        .updateMany(
          { status: { $in: ['claimed', 'sending'] } },
          { $set: { leaseUntil: new Date(0) } },
        ),
    );
  }

  test(`lose no mail in ${ROUNDS} rounds (SEED=${SEED})`, async (t) => {
    const weekday = new Date(Date.now() + 20 * DAY_MS);
    while (weekday.getUTCDay() === 0) weekday.setTime(weekday.getTime() + DAY_MS);
    const date = weekday.toISOString().slice(0, 10);
    for (let round = 1; round <= ROUNDS; round++) {
      await book(round, date);
      await sleep(random() * MAX_KILL_DELAY_MS);
      const victims = random() < 0.5 ? replicas : replicas.filter(() => random() < 0.5);
      await Promise.all(victims.map((api) => api.kill()));
      await Promise.all(victims.map((api) => api.start()));
    }
    // Waits until surviving replicas have recorded their results, so that only killed replicas' leases remain.
    await sleep(2 * MAX_KILL_DELAY_MS);
    await expireLeases();
    await waitUntil(
      async () =>
        (await readBookingMessages()).every(
          ({ status }) => status === 'sent' || status === 'unknown',
        ) && (await readBookingMessages()).length >= acknowledgedBookings.size,
      SENDING_TIMEOUT_MS,
      'every email is sent or marked unknown',
    );

    const statusByBookingId = new Map(
      (await readBookingMessages()).map(({ booking, status }) => [String(booking.id), status]),
    );
    let unknownCount = 0;
    let repeatedCount = 0;
    for (const [email, { id, isHeld }] of acknowledgedBookings) {
      const status = statusByBookingId.get(id);
      const count = mailBox.receivedCounts.get(email) ?? 0;
      if (isHeld) {
        assert.deepEqual({ email, status }, { email, status: 'sent' });
        assert.ok(count >= 1, `${email} got no mail`);
        if (count > 1) repeatedCount++;
      } else if (status === 'unknown') {
        unknownCount++;
        assert.ok(
          mailBox.startedAddresses.has(email),
          `the email to ${email} is marked unknown, but the server never started to receive it`,
        );
      } else {
        assert.deepEqual({ email, status, count }, { email, status: 'sent', count: 1 });
      }
    }
    for (const [email, count] of mailBox.receivedCounts) {
      if (email.startsWith('booked')) assert.equal(count, 1, `${email} got ${count} emails`);
    }
    const countBookings = (/** @type {boolean} */ isHeld) =>
      [...acknowledgedBookings.values()].filter((each) => each.isHeld === isHeld).length;
    assert.ok(
      countBookings(true) > 0 && countBookings(false) > 0,
      'one of the tours has no acknowledged booking',
    );
    t.diagnostic(
      `${countBookings(false)} bookings: ${unknownCount} emails unknown, none lost, none twice; ${countBookings(true)} held: ${repeatedCount} emails repeated, none lost`,
    );
  });
});
