import { useApp, type RunningApp } from './support/app';
import { useMailServer } from './support/mail-server';
import { expectProblem } from './support/problems';
import { useReplica } from './support/process';
import type { Visitor } from './support/visitor';

const MINUTE_SECONDS = 60;
const { settings } = useMailServer({ TRUST_PROXY: '1' });

/** Signs in with a wrong password, from an IP that a trusted proxy reports. */
const guess = (visitor: Visitor, username: string, ip: string) =>
  visitor.post('/api/login', { username, password: 'wrong password' }, { 'X-Forwarded-For': ip });

/** Makes guesses one after another, and returns their statuses. */
async function guessRepeatedly(
  visitor: Visitor,
  count: number,
  nameAt: (i: number) => string,
  ip: string,
) {
  const statuses: number[] = [];
  for (let i = 0; i < count; i++) statuses.push((await guess(visitor, nameAt(i), ip)).status);
  return statuses;
}

let lastByte = 0;
/** Returns an unused IP address from a range reserved for documentation. */
const newIp = () => `203.0.113.${String(++lastByte)}`;

describe('guessing passwords behind a proxy', () => {
  const app = useApp({ TRUST_PROXY: '1' });
  const replica = useReplica(() => app.mongodbUri, { TRUST_PROXY: '1' });

  const logIn = (account: { username: string; password: string }, ip: string) =>
    app.visitor().post('/api/login', account, { 'X-Forwarded-For': ip });

  it('is blocked after 10 failures for a username and IP address', async () => {
    const account = await app.visitor().signUp();
    const ip = newIp();
    const statuses = await guessRepeatedly(app.visitor(), 10, () => account.username, ip);
    expect(statuses).toEqual(Array(10).fill(401));

    const refusal = await guess(app.visitor(), account.username, ip);
    expectProblem(refusal, 429);
    expect(refusal.body.errorMessage).toMatch(/^Too many failed sign-in attempts\./);
    const retryAfter = Number(refusal.headers.get('retry-after'));
    expect(retryAfter).toBeLessThanOrEqual(15 * MINUTE_SECONDS);
    expect(retryAfter).toBeGreaterThan(14 * MINUTE_SECONDS);

    // The correct password is blocked, too. Otherwise, guessing could continue.
    expectProblem(await logIn(account, ip), 429);
    // Other usernames aren't blocked, and neither is the owner at a different IP address.
    expect((await guess(app.visitor(), 'somebody', ip)).status).toBe(401);
    expect((await logIn(account, newIp())).status).toBe(200);
  });

  it('is counted regardless of the username’s case', async () => {
    const { username } = await app.visitor().signUp();
    const names = [username, username.toUpperCase()];
    const ip = newIp();
    await guessRepeatedly(app.visitor(), 10, (i) => String(names[i % 2]), ip);
    for (const name of names) {
      expect((await guess(app.visitor(), name, ip)).status).toBe(429);
    }
  });

  it('doesn’t reveal that a username and an email address belong to the same account', async () => {
    const account = await app.visitor().signUp();
    const otherAccount = await app.visitor().signUp();
    for (const email of [account.email, otherAccount.email, 'nobody@example.com']) {
      const ip = newIp();
      await guessRepeatedly(app.visitor(), 10, () => account.username, ip);
      const statuses = await guessRepeatedly(app.visitor(), 11, () => email, ip);
      expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
    }
  });

  it('doesn’t reveal whether an account exists', async () => {
    const { username } = await app.visitor().signUp();
    const knownNameStatuses = await guessRepeatedly(app.visitor(), 12, () => username, newIp());
    const unknownNameStatuses = await guessRepeatedly(
      app.visitor(),
      12,
      () => 'nobody-here',
      newIp(),
    );
    expect(unknownNameStatuses).toEqual(knownNameStatuses);
    expect(unknownNameStatuses.slice(-2)).toEqual([429, 429]);
  });

  it('is blocked after 50 failures from an IP address, regardless of the usernames', async () => {
    const account = await app.visitor().signUp();
    const ip = newIp();
    const nameAt = (i: number) => `name-${String(i)}`;
    expect(await guessRepeatedly(app.visitor(), 50, nameAt, ip)).toEqual(Array(50).fill(401));
    const refusal = await guess(app.visitor(), 'name-51', ip);
    expectProblem(refusal, 429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expectProblem(await logIn(account, ip), 429);
    expect((await logIn(account, newIp())).status).toBe(200);
  });

  it('is counted for a whole IPv6 network', async () => {
    const { username } = await app.visitor().signUp();
    const ipAt = (i: number) => `2001:db8:1:2::${i.toString(16)}`;
    for (let i = 1; i <= 10; i++) await guess(app.visitor(), username, ipAt(i));
    expect((await guess(app.visitor(), username, ipAt(11))).status).toBe(429);
    expect((await guess(app.visitor(), username, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('doesn’t block repeated successful sign-ins', async () => {
    const account = await app.visitor().signUp();
    const ip = newIp();
    await guessRepeatedly(app.visitor(), 9, () => account.username, ip);
    for (let i = 0; i < 51; i++) expect((await logIn(account, ip)).status).toBe(200);
    expect((await guess(app.visitor(), account.username, ip)).status).toBe(401);
    expect((await guess(app.visitor(), account.username, ip)).status).toBe(429);
  });

  it('can check at most 10 passwords with 40 simultaneous calls', async () => {
    const { username } = await app.visitor().signUp();
    const ip = newIp();
    const responses = await Promise.all(
      Array.from({ length: 40 }, () => guess(app.visitor(), username, ip)),
    );
    const wrongGuesses = responses.filter(({ status }) => status === 401);
    expect(wrongGuesses.length).toBeLessThanOrEqual(10);
    expect(wrongGuesses.length).toBeGreaterThan(0);
    // A slow machine rejects some calls with 503, which doesn't reveal anything, either.
    const otherResponses = responses.filter(({ status }) => status !== 401 && status !== 503);
    for (const response of otherResponses) expectProblem(response, 429);
    expect(otherResponses.length).toBeGreaterThan(0);
  });

  it('is counted across replicas', async () => {
    const { username } = await app.visitor().signUp();
    const ip = newIp();
    await guessRepeatedly(app.visitor(), 5, () => username, ip);
    const replicaStatuses = await guessRepeatedly(replica().visitor(), 6, () => username, ip);
    expect(replicaStatuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await guess(app.visitor(), username, ip)).status).toBe(429);
  });

  it('can continue after 15 minutes', async () => {
    const { username } = await app.visitor().signUp();
    const ip = newIp();
    await guessRepeatedly(app.visitor(), 10, () => username, ip);
    expect((await guess(app.visitor(), username, ip)).status).toBe(429);
    await expireWindows(app);
    expect((await guess(app.visitor(), username, ip)).status).toBe(401);
  });

  it('is counted without storing usernames and passwords', async () => {
    await guess(app.visitor(), 'a-password-typed-by-mistake', newIp());
    const storedFailures = await app.database.collection('failed_sign_ins').find({}).toArray();
    expect(JSON.stringify(storedFailures)).not.toMatch(/mistake|wrong password/);
  });

  it('is counted for the IP address that the proxy reports, not for one from the visitor’s own header', async () => {
    const { username } = await app.visitor().signUp();
    const ip = newIp();
    const ipAt = (i: number) => `198.51.100.${String(i)}, ${ip}`;
    for (let i = 0; i < 10; i++) await guess(app.visitor(), username, ipAt(i));
    expect((await guess(app.visitor(), username, ipAt(10))).status).toBe(429);
  });
});

describe('many reset requests from one network', () => {
  const app = useApp(settings);
  const requestReset = (email: string, ip: string) =>
    app.visitor().post('/api/password-reset', { email }, { 'X-Forwarded-For': ip });
  const requestResets = async (count: number, ip: string) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++)
      statuses.push((await requestReset(`person-${String(i)}@example.com`, ip)).status);
    return statuses;
  };

  it('are blocked after 50, without blocking sign-ins', async () => {
    const account = await app.visitor().signUp();
    const ip = newIp();
    expect(await requestResets(51, ip)).toEqual([...Array<number>(50).fill(204), 429]);
    const { status } = await app.visitor().post('/api/login', account, { 'X-Forwarded-For': ip });
    expect(status).toBe(200);
    expect((await guess(app.visitor(), account.username, ip)).status).toBe(401);
  });

  it('are counted separately from failed sign-ins', async () => {
    const ip = newIp();
    await guessRepeatedly(app.visitor(), 50, (i) => `name-${String(i)}`, ip);
    expectProblem(await guess(app.visitor(), 'name-51', ip), 429);
    expect((await requestReset('somebody@example.com', ip)).status).toBe(204);
  });
});

describe('guessing passwords without a proxy', () => {
  const app = useApp();

  it('is counted regardless of a forged X-Forwarded-For header', async () => {
    const { username } = await app.visitor().signUp();
    for (let i = 0; i < 10; i++) await guess(app.visitor(), username, newIp());
    expect((await guess(app.visitor(), username, newIp())).status).toBe(429);
  });
});

/** Makes all throttle windows expire, as they do after 15 minutes. MongoDB deletes them only later. */
async function expireWindows({ database }: RunningApp): Promise<void> {
  await database
    .collection('failed_sign_ins')
    .updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
}
