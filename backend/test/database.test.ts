import { useApp } from './support/app';
import { LISTS } from './support/lists';

const app = useApp();

async function indexesOf(collection: string) {
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
  '$name are found by owner and departure, numbered once, made once by each call, and expire',
  async (list) => {
    const indexes = await indexesOf(list.collection);
    expect(indexes).toHaveLength(6);
    expect(indexes).toEqual(
      expect.arrayContaining([
        ID,
        { key: { owner: 1, createdAt: 1, _id: 1 } },
        { key: { owner: 1, slot: 1 }, unique: true },
        { key: { date: 1, place: 1, _id: 1, owner: 1, people: 1, cancelledAt: 1 } },
        {
          key: { owner: 1, requestKey: 1 },
          unique: true,
          only: { requestKey: { $exists: true } },
        },
        EXPIRY,
      ]),
    );
  },
);

it('usernames and emails are unique whatever their case, and deleted accounts are found', async () => {
  const indexes = await indexesOf('users');
  expect(indexes).toHaveLength(5);
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
      { key: { leftAt: 1 }, only: { leftAt: { $exists: true } } },
    ]),
  );
});

it('failed sign-ins expire', async () => {
  expect(await indexesOf('failed_sign_ins')).toEqual([ID, EXPIRY]);
});

it('revoked tokens expire, and tell whose heir has not got everything', async () => {
  const from = { key: { from: 1 }, only: { from: { $exists: true } } };
  expect(await indexesOf('revoked_tokens')).toEqual([ID, EXPIRY, from]);
});

it('sessions are found by user, oldest first, and expire', async () => {
  expect(await indexesOf('sessions')).toEqual([ID, { key: { user: 1, createdAt: 1 } }, EXPIRY]);
});
