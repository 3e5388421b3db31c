import { getModelToken } from '@nestjs/mongoose';
import { createHmac } from 'node:crypto';
import type { User } from '../src/auth/auth.schemas';
import { createMailToken } from '../src/auth/mail-token';
import { SessionsService } from '../src/auth/sessions.service';
import { Ledger, busyException } from '../src/bookings/ledger';
import type { Message } from '../src/mail/message';
import { waitUntilReady, useApp } from './support/app';
import { eventually } from './support/eventually';
import { accountInput } from './support/factories';
import { useMailServer } from './support/mail-server';
import { expectFieldErrors, expectProblem } from './support/problems';
import { spawnApi, STARTUP_TIMEOUT_MS } from './support/process';
import { SECRET } from './support/secret';
import type { Visitor } from './support/visitor';

const NEW_PASSWORD = 'a stroll along the river';
const { server, settings } = useMailServer();

describe('a link to reset the password', () => {
  const app = useApp(settings);
  let user: Visitor;
  let account: ReturnType<typeof accountInput>;
  beforeEach(async () => {
    await app.database.collection('failed_sign_ins').deleteMany({});
    await app.database.collection('messages').deleteMany({});
    server.reset();
    user = app.visitor();
    account = await user.signUp();
  });

  const requestLink = (email: unknown = account.email) =>
    app.visitor().post('/api/password-reset', { email });
  const setPassword = (token: unknown, password: unknown = NEW_PASSWORD) =>
    app.visitor().put('/api/password-reset', { token, password });
  const signIn = (password: string) =>
    app.visitor().post('/api/login', { username: account.username, password });
  const fetchMessages = () =>
    app.database.collection<Message>('messages').find({ kind: 'reset-password' }).toArray();

  /** Confirms the account's email address. Emails to unconfirmed addresses don't contain the username. */
  const confirmEmail = () =>
    app.database
      .collection('users')
      .updateOne({ username: account.username }, { $set: { confirmedEmail: account.email } });

  async function requestToken(): Promise<string> {
    server.emails.length = 0;
    await app.database.collection('messages').deleteMany({});
    expect((await requestLink()).status).toBe(204);
    const [mail] = await server.waitForEmails(account.email);
    const [, token = ''] =
      /https:\/\/tours\.example\.com\/reset-password#(\S+)/.exec(mail?.text ?? '') ?? [];
    return token;
  }

  it('sets a new password only once, ends all sessions, and doesn’t sign the user in', async () => {
    const token = await requestToken();
    const response = await setPassword(token);
    expect(response).toMatchObject({ status: 204, text: '' });
    expect(response.headers.has('set-cookie')).toBe(false);
    expect((await user.get('/api/session')).status).toBe(401);
    expect((await signIn(account.password)).status).toBe(401);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expectFieldErrors(await setPassword(token, 'another stroll in the park'), 400, ['token']);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
  });

  it('isn’t stored in the database, and the email address is deleted once the email was sent', async () => {
    const token = await requestToken();
    await eventually(async () => {
      expect(await fetchMessages()).toMatchObject([{ status: 'sent' }]);
    });
    const storedMessages = JSON.stringify(await fetchMessages());
    expect(storedMessages).not.toContain(token.slice(-43));
    expect(storedMessages).not.toContain(account.email);
  });

  it('isn’t mailed to an address without an account, although the response is the same', async () => {
    const [knownResponse, unknownResponse] = [
      await requestLink(),
      await requestLink('nobody@example.com'),
    ];
    expect([knownResponse.status, knownResponse.text]).toEqual([
      unknownResponse.status,
      unknownResponse.text,
    ]);
    await server.waitForEmails(account.email);
    await eventually(async () => {
      expect((await fetchMessages()).map(({ status }) => status).sort()).toEqual([
        'sent',
        'withheld',
      ]);
    });
    expect(server.emails).toHaveLength(1);
  });

  it('is mailed at most twice if it is requested repeatedly, even with the email address in a different case', async () => {
    for (const email of [account.email, account.email.toUpperCase()]) await requestLink(email);
    await Promise.all(Array.from({ length: 4 }, () => requestLink()));
    await server.waitForEmails(account.email);
    expect((await fetchMessages()).length).toBeLessThanOrEqual(2);
    for (let count = 0; count < 10; count++) await requestLink();
    expectProblem(await requestLink(), 429);
  });

  it.each([
    ['expiry', (token: string) => token.replace(/\.\d+\./, '.9999999999.')],
    ['user id', (token: string) => token.replace(/^./, (digit) => (digit === '6' ? '7' : '6'))],
    ['HMAC', (token: string) => token.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A'))],
    [
      'HMAC that was made with an empty key',
      (token: string) => `${token.slice(0, -43)}${createHmac('sha256', '').digest('base64url')}`,
    ],
  ])('is rejected with a forged %s', async (_, forge) => {
    expectFieldErrors(await setPassword(forge(await requestToken())), 400, ['token']);
    expect((await signIn(account.password)).status).toBe(200);
  });

  it('expires after an hour', async () => {
    const token = await requestToken();
    const [, userId = '', expirySeconds] = /^(\w+)\.(\d+)\./.exec(token) ?? [];
    expect(Number(expirySeconds) * 1000).toBeLessThanOrEqual(Date.now() + 60 * 60 * 1000);
    expect(userId).toHaveLength(24);
    const storedUser = await app.database
      .collection<User>('users')
      .findOne({ username: account.username });
    if (!storedUser) throw new Error(`No user is called ${account.username}.`);
    const expiredAt = new Date(Date.now() - 1000);
    const expiredToken = createMailToken('reset password', storedUser, expiredAt, SECRET);
    expectFieldErrors(await setPassword(expiredToken), 400, ['token']);
  });

  it('is invalid after the email address changes', async () => {
    await confirmEmail();
    const token = await requestToken();
    const email = `new-${account.email}`;
    const changeResponse = await user.put('/api/account/email', {
      password: account.password,
      email,
    });
    expect(changeResponse.status).toBe(200);
    expectFieldErrors(await setPassword(token), 400, ['token']);
    // Both addresses get an email, and the one to the old address contains the new address.
    const [, mailToOldAddress] = await server.waitForEmails(account.email, 2);
    expect(mailToOldAddress?.text).toContain(email);
    await server.waitForEmails(email);
  });

  it.each([
    [{}, ['token', 'password']],
    [{ token: 'a', password: NEW_PASSWORD }, ['token']],
    [{ token: { $gt: '' }, password: [] }, ['token', 'password']],
  ])('is rejected with the body %j', async (body, fields) => {
    expectFieldErrors(await app.visitor().put('/api/password-reset', body), 400, fields);
  });

  it('can’t be used to set a password that isn’t allowed for the account', async () => {
    const token = await requestToken();
    expectFieldErrors(await setPassword(token, 'password1'), 400, ['password']);
    expectFieldErrors(await setPassword(token, account.email), 400, ['password']);
    await app.database
      .collection('users')
      .updateOne({ username: account.username }, { $set: { guide: true } });
    expectFieldErrors(await setPassword(token, 'short one'), 400, ['password']);
    expect((await setPassword(token)).status).toBe(204);
  });

  it.each(['', 'no address', { $gt: '' }, 'a@b.example\r\nBcc: c@d.example'])(
    'can’t be mailed to %j',
    async (email) => {
      expectFieldErrors(await requestLink(email), 400, ['email']);
    },
  );
});

describe('deleting an account', () => {
  const app = useApp(settings);

  it('sends an email to its confirmed address', async () => {
    server.reset();
    const user = app.visitor();
    const { username, email, password } = await user.signUp();
    await app.database
      .collection('users')
      .updateOne({ username }, { $set: { confirmedEmail: email } });
    await user.call('DELETE', '/api/account', { password });
    const [mail] = await server.waitForEmails(email);
    expect(mail?.text).toContain(username);
  });
});

describe('a password reset', () => {
  const app = useApp(settings);
  let intruder: Visitor;
  let account: ReturnType<typeof accountInput>;
  let token: string;
  const users = () => app.database.collection<User>('users');
  const findUser = async () => {
    const user = await users().findOne({ username: account.username });
    if (!user) throw new Error(`No user is called ${account.username}.`);
    return user;
  };
  const signIn = (password: string) =>
    app.visitor().post('/api/login', { username: account.username, password });
  const reset = (visitor = app.visitor()) =>
    visitor.put('/api/password-reset', { token, password: NEW_PASSWORD });

  beforeEach(async () => {
    intruder = app.visitor();
    account = await intruder.signUp();
    token = createMailToken(
      'reset password',
      await findUser(),
      new Date(Date.now() + 60_000),
      SECRET,
    );
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Makes the nth call to a service's method fail, counted from 1. */
  const failAtCall = (service: object, method: string, callNumber: number) => {
    const target = service as Record<string, (...args: unknown[]) => unknown>;
    const originalMethod = target[method]?.bind(service);
    let callCount = 0;
    vi.spyOn(target, method).mockImplementation((...args) =>
      ++callCount === callNumber ? Promise.reject(busyException()) : originalMethod?.(...args),
    );
  };

  it.each([
    [
      'ending sessions',
      () => {
        failAtCall(app.app.get(SessionsService), 'endAll', 1);
      },
    ],
    [
      'recording the confirmed email address',
      () => {
        failAtCall(app.app.get(Ledger), 'carryOut', 1);
      },
    ],
    [
      'setting the password',
      () => {
        failAtCall(app.app.get(getModelToken('User')), 'updateOne', 1);
      },
    ],
  ])(
    'that fails while %s doesn’t change the password, and can be repeated with the same link',
    async (_, interrupt) => {
      const { passwordHash } = await findUser();
      interrupt();
      expectProblem(await reset(), 503);
      expect((await findUser()).passwordHash).toBe(passwordHash);
      expect((await reset()).status).toBe(204);
      expect((await intruder.get('/api/session')).status).toBe(401);
      expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    },
  );

  it('ends earlier sessions even if it fails after setting the password', async () => {
    failAtCall(app.app.get(SessionsService), 'endAll', 2);
    expectProblem(await reset(), 503);
    expect((await signIn(NEW_PASSWORD)).status).toBe(200);
    expect((await intruder.get('/api/session')).status).toBe(401);
  });

  it('is completed later if a crash interrupts it, and ends earlier sessions', async () => {
    const replica = await spawnApi({
      MONGODB_URI: app.mongodbUri,
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'silent',
    });
    const lock = app.database.getClient().startSession();
    try {
      await waitUntilReady(replica.url, STARTUP_TIMEOUT_MS);
      const { _id, passwordHash } = await findUser();
      // This transaction blocks the write of the new password until the process ends.
      lock.startTransaction();
      await users().updateOne({ _id }, { $set: { createdAt: new Date() } }, { session: lock });
      const response = reset(replica.visitor()).catch(() => undefined);
      const admin = app.database.getClient().db('admin');
      await eventually(async () => {
        const blockedUpdate = { active: true, op: 'update', ns: `${app.database.name}.users` };
        const blockedWrites = admin.aggregate([{ $currentOp: {} }, { $match: blockedUpdate }]);
        expect(await blockedWrites.toArray()).toHaveLength(1);
      });
      replica.child.kill('SIGKILL');
      await replica.exit;
      await response;
      await lock.abortTransaction();
      await eventually(async () => {
        expect((await findUser()).passwordHash).not.toBe(passwordHash);
      });
      expect((await signIn(NEW_PASSWORD)).status).toBe(200);
      expect((await intruder.get('/api/session')).status).toBe(401);
    } finally {
      await lock.endSession();
      replica.child.kill('SIGKILL');
    }
  }, 60_000);
});

describe('without a mail server', () => {
  const app = useApp();

  it('a password reset is refused', async () => {
    const response = await app.visitor().post('/api/password-reset', { email: 'a@example.com' });
    expectProblem(response, 409);
  });
});
