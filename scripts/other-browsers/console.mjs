// @ts-check
// The guide's work in the console at the meeting point, where the network may fail.
import assert from 'node:assert/strict';
import { signIn } from './journeys.mjs';

/** Searching for guests also shows checked-in parties, which are otherwise folded away. */
const FIND = { role: 'field', name: 'Find a guest' };
/** The console's texts for a party of a given size. */
const CHECK_IN = (/** @type {number} */ people) => RegExp(`Check in ${people}$`);
const HERE = (/** @type {number} */ people) => RegExp(`All ${people} here`);
const NOT_SENT = /not sent yet/;
const TO_BE_SENT = /1 tap is waiting to be sent/;
/** Browsers' messages about failed requests. */
const DISCONNECTED = /download failed|can’t reach|NetworkError/;

/**
 * @param {import('./page.mjs').Page} page
 * @param {import('./travel.mjs').Stage} stage
 */
export async function checkIn(page, { api, disconnect, reconnect }) {
  const guide = await api.newGuide();
  const two = await api.bookParty(2);
  const three = await api.bookParty(3);
  const rowOf = (/** @type {{ name: string }} */ { name }, words = /./) => ({
    role: 'listitem',
    text: RegExp(`${name}.*${words.source}`),
  });
  const expectSaved = (/** @type {typeof two} */ party, /** @type {number} */ arrived) =>
    page.until('the tap to be saved', async () => {
      assert.equal(await api.arrivedOf(guide, party), arrived);
    });

  await page.open('/signin');
  await signIn(page, guide);
  await page.expectPath('/');
  await page.click({ role: 'link', name: 'GUIDE' });
  await page.expectPath('/guide/');
  await page.see(FIND);

  await page.open(`/guide/?date=${two.date}`);
  await page.fill(FIND, two.name);
  await page.click({ role: 'button', name: CHECK_IN(2), within: rowOf(two) });
  await page.see(rowOf(two, HERE(2)));
  await expectSaved(two, 2);
  await page.expectFits();

  page.announce(DISCONNECTED);
  disconnect();
  await page.fill(FIND, three.name);
  await page.click({ role: 'button', name: CHECK_IN(3), within: rowOf(three) });
  await page.see(rowOf(three, HERE(3)));
  await page.see(rowOf(three, NOT_SENT));
  await page.see({ role: 'status', text: TO_BE_SENT });
  await page.expectFits();
  assert.equal(await api.arrivedOf(guide, three), 0);

  await reconnect();
  await expectSaved(three, 3);
  await page.expectCount({ role: 'status', text: TO_BE_SENT }, 0);
  await page.expectCount({ role: 'listitem', text: NOT_SENT }, 0);
  await page.see(rowOf(three, HERE(3)));
}
