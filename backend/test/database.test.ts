import { useApp } from './support/app';
import { LISTS } from './support/lists';

const app = useApp();

async function listIndexes(collection: string) {
  const indexes = await app.database.collection(collection).indexes();
  return indexes.map(({ key, unique, expireAfterSeconds, collation, partialFilterExpression }) => ({
    key,
    ...(unique && { unique }),
    ...(expireAfterSeconds !== undefined && { expireAfterSeconds }),
    ...(partialFilterExpression && { only: partialFilterExpression }),
    ...(collation && { collation: `${collation.locale} ${String(collation.strength)}` }),
  }));
}

const ID = { key: { _id: 1 } };
const EXPIRY = { key: { expiresAt: 1 }, expireAfterSeconds: 0 };

it.each(LISTS)(
  '$name have indexes by owner, departure, contact, and network, have a unique request key, and expire',
  async (list) => {
    const indexes = await listIndexes(list.collection);
    expect(indexes).toHaveLength(8);
    expect(indexes).toEqual(
      expect.arrayContaining([
        ID,
        { key: { owner: 1, isListed: 1, createdAt: 1, _id: 1 } },
        { key: { departure: 1, status: 1, owner: 1, people: 1 } },
        { key: { '$**': 1 }, collation: 'en 2' },
        { key: { network: 1, date: 1 } },
        { key: { anonymizeAt: 1 } },
        {
          key: { owner: 1, requestKey: 1 },
          unique: true,
          only: { requestKey: { $exists: true } },
        },
        { key: { deleteAt: 1 }, expireAfterSeconds: 0 },
      ]),
    );
  },
);

it('departures have indexes by date, and by tour and date', async () => {
  const indexes = await listIndexes('departures');
  expect(indexes).toEqual([ID, { key: { date: 1 } }, { key: { tour: 1, date: 1 } }]);
});

it('guests and networks expire', async () => {
  expect(await listIndexes('owners')).toEqual([ID, EXPIRY]);
});

it('payments have indexes by party, departure, and date, and at most one reversal each', async () => {
  const indexes = await listIndexes('payments');
  expect(indexes).toHaveLength(5);
  expect(indexes).toEqual(
    expect.arrayContaining([
      ID,
      { key: { party: 1 } },
      { key: { departure: 1, party: 1 } },
      { key: { date: 1, notedAt: 1, _id: 1 } },
      { key: { reverses: 1 }, unique: true },
    ]),
  );
});

it('events have an index by time, and expire', async () => {
  expect(await listIndexes('outbox')).toEqual([ID, { key: { at: 1 } }, EXPIRY]);
});

it('usernames and email addresses are unique, regardless of case, and guides have indexes', async () => {
  const indexes = await listIndexes('users');
  expect(indexes).toHaveLength(6);
  expect(indexes).toEqual(
    expect.arrayContaining([
      ID,
      {
        key: { 'calendarAddress.hash': 1 },
        unique: true,
        only: { 'calendarAddress.hash': { $exists: true } },
      },
      { key: { username: 1 }, unique: true, collation: 'en 2' },
      { key: { email: 1 }, unique: true, collation: 'en 2' },
      { key: { guide: 1, _id: 1 }, only: { guide: true } },
      { key: { colleague: 1, _id: 1 }, only: { colleague: true } },
    ]),
  );
});

it('failed sign-ins expire', async () => {
  expect(await listIndexes('failed_sign_ins')).toEqual([ID, EXPIRY]);
});

it('revoked tokens expire', async () => {
  expect(await listIndexes('revoked_tokens')).toEqual([ID, EXPIRY]);
});

it('sessions have an index by user, oldest first, and expire', async () => {
  expect(await listIndexes('sessions')).toEqual([ID, { key: { user: 1, createdAt: 1 } }, EXPIRY]);
});
