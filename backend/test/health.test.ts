import { useApp } from './support/app';

const app = useApp();

const ready = async () => {
  const { status, text } = await app.visitor().get('/api/health/ready');
  expect(status).toBe(200);
  return JSON.parse(text) as unknown;
};

it('the API tells when the last backup was made, and when one was last tested', async () => {
  const operations = app.database.collection<{ _id: string; at: Date }>('operations');
  expect(await ready()).toEqual({
    status: 'ok',
    backup: { lastSuccess: null, lastSelfTest: null },
  });
  const backup = { file: 'backup.gz', users: 1, bookings: 2 };
  await operations.insertOne({ _id: 'backup', at: new Date('2030-01-07T08:30:00Z'), ...backup });
  expect(await ready()).toEqual({
    status: 'ok',
    backup: { lastSuccess: '2030-01-07T08:30:00.000Z', lastSelfTest: null },
  });
  await operations.insertOne({ _id: 'self-test', at: new Date('2030-01-08T08:30:00Z'), ...backup });
  expect(await ready()).toEqual({
    status: 'ok',
    backup: {
      lastSuccess: '2030-01-07T08:30:00.000Z',
      lastSelfTest: '2030-01-08T08:30:00.000Z',
    },
  });
});
