// @ts-check
// The guide's check-in at the meeting point, with and without a network.
import assert from 'node:assert/strict';
import { signIn } from './journeys.mjs';

/** While this field has text, the sheet also shows checked-in parties, which are otherwise collapsed. */
const SEARCH_FIELD = { role: 'field', name: 'Find a guest' };
/** Matches the label of the check-in button for a party of a given size. */
const checkInLabel = (/** @type {number} */ people) => RegExp(`Check in ${people}$`);
/** Matches the text of a party of a given size once all of it is checked in. */
const allHereText = (/** @type {number} */ people) => RegExp(`All ${people} here`);
const NOT_SENT = /not sent yet/;
const ONE_CHANGE_WAITING = /1 change is waiting to be sent/;
/** Browsers' messages about failed requests. */
const NETWORK_ERRORS = /download failed|can’t reach|NetworkError/;

/**
 * @param {import('./page.mjs').Page} page
 * @param {import('./run-journey.mjs').JourneyTools} tools
 */
export async function checkIn(page, { api, disconnect, reconnect }) {
  const guide = await api.createGuide();
  const partyOfTwo = await api.bookParty(2);
  const partyOfThree = await api.bookParty(3);
  const rowOf = (/** @type {{ name: string }} */ { name }, pattern = /./) => ({
    role: 'listitem',
    text: RegExp(`${name}.*${pattern.source}`),
  });
  const expectSaved = (/** @type {typeof partyOfTwo} */ party, /** @type {number} */ arrived) =>
    page.waitFor('the tap to be saved', async () => {
      assert.equal(await api.countArrived(guide, party), arrived);
    });

  await page.open('/signin');
  await signIn(page, guide);
  await page.expectPath('/');
  await page.click({ role: 'link', name: 'GUIDE' });
  await page.expectPath('/guide/');
  await page.see(SEARCH_FIELD);

  await page.open(`/guide/?date=${partyOfTwo.date}`);
  await page.fill(SEARCH_FIELD, partyOfTwo.name);
  await page.click({ role: 'button', name: checkInLabel(2), within: rowOf(partyOfTwo) });
  await page.see(rowOf(partyOfTwo, allHereText(2)));
  await expectSaved(partyOfTwo, 2);
  await page.expectFits();

  page.allowErrors(NETWORK_ERRORS);
  disconnect();
  await page.fill(SEARCH_FIELD, partyOfThree.name);
  await page.click({ role: 'button', name: checkInLabel(3), within: rowOf(partyOfThree) });
  await page.see(rowOf(partyOfThree, allHereText(3)));
  await page.see(rowOf(partyOfThree, NOT_SENT));
  await page.see({ role: 'status', text: ONE_CHANGE_WAITING });
  await page.expectFits();
  assert.equal(await api.countArrived(guide, partyOfThree), 0);

  await reconnect();
  await expectSaved(partyOfThree, 3);
  await page.expectCount({ role: 'status', text: ONE_CHANGE_WAITING }, 0);
  await page.expectCount({ role: 'listitem', text: NOT_SENT }, 0);
  await page.see(rowOf(partyOfThree, allHereText(3)));
}
