// @ts-check
// Calls by the guide that several fault tests make.
import assert from 'node:assert/strict';
import { newAccount } from './caller.mjs';

/**
 * Signs up a guide. Returns the caller and the password of the account.
 * @param {import('./api.mjs').Api} api
 * @param {import('./mongod.mjs').Mongod} mongod
 */
export async function signUpGuide(api, mongod) {
  const [guide, account] = [api.newCaller(), newAccount()];
  await guide.signUp(account);
  const { username } = account;
  await mongod.withClient((client) =>
    client
      .db()
      .collection('users')
      .updateOne({ username }, { $set: { guide: true } }),
  );
  return { guide, password: account.password };
}

/**
 * Sets a place's capacity.
 * @param {import('./caller.mjs').Caller} guide
 * @param {string} placeId
 * @param {number} capacity
 */
export async function setPlaceCapacity(guide, placeId, capacity) {
  const places = (await guide.get('/api/guide/places')).body;
  const { id, list, place, revision } = places.find(
    (/** @type {{ id: string }} */ { id }) => id === placeId,
  );
  const { status, text } = await guide.patch(`/api/guide/places/${id}`, { revision, capacity });
  assert.equal(status, 200, `${list}, ${place}: ${text}`);
}
