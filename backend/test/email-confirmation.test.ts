import { mailToken } from '../src/auth/mail-token';
import type { User } from '../src/auth/auth.schemas';
import type { Message } from '../src/mail/message';
import { useApp } from './support/app';
import { eventually } from './support/eventually';
import { useMailServer } from './support/mail-server';
import { expectFieldErrors, expectProblem } from './support/problems';
import { SECRET } from './support/secret';
import type { Visitor } from './support/visitor';

const PASSWORD = 'a walk in the park';
const HOUR_MS = 60 * 60 * 1000;

const { server, settings } = useMailServer();
server.ignored = undefined;

describe('with mail', () => {
  const app = useApp(settings);
  let visitor: Visitor;
  let email: string;
  beforeEach(async () => {
    await app.database.collection('messages').deleteMany({});
    server.reset();
    visitor = app.visitor();
    ({ email } = await visitor.signUp({ password: PASSWORD }));
  });

  const state = async (by = visitor) =>
    JSON.parse((await by.get('/api/account/email/confirmation')).text) as Record<string, unknown>;
  /** Returns the token of the last link that was mailed to an address. */
  const tokenAt = async (address = email, count = 1) => {
    const mail = (await server.to(address, count)).at(-1);
    expect(mail?.subject).toBe('Please confirm your email address');
    return /https:\/\/tours\.example\.com\/account#(\S+)/.exec(mail?.text ?? '')?.[1];
  };
  const confirm = (token: unknown, by = app.visitor()) =>
    by.put('/api/email-confirmation', { token });
  const user = async () => {
    const found = await app.database.collection<User>('users').findOne({ email });
    if (!found) throw new Error('There is no such user.');
    return found;
  };

  it('a new user gets a link that confirms the address, even in another browser', async () => {
    expect(await state()).toEqual({ email, confirmed: false, canBeMailed: true });
    const token = await tokenAt();
    for (let times = 0; times < 2; times++) expect((await confirm(token)).status).toBe(204);
    expect((await state()).confirmed).toBe(true);
    const { account } = JSON.parse((await visitor.get('/api/account/data')).text) as {
      account: object;
    };
    expect(account).toMatchObject({ email, emailConfirmed: true });
    // The link signs nobody in, and the mail repeats nothing that somebody typed.
    const [mail] = server.mails;
    expect(mail?.text).not.toContain((await user()).username);
    expect(
      JSON.stringify(await app.database.collection('messages').find().toArray()),
    ).not.toContain(token);
  });

  it('a new link is sent on request, once in five minutes', async () => {
    await tokenAt();
    await app.database.collection('messages').deleteMany({});
    for (let times = 0; times < 3; times++) {
      expect((await visitor.post('/api/account/email/confirmation')).status).toBe(204);
    }
    const token = await tokenAt(email, 2);
    expect((await confirm(token)).status).toBe(204);
    expect(await app.database.collection<Message>('messages').countDocuments()).toBe(1);
  });

  it('a link is invalid after the email changes, and for a different email', async () => {
    const token = await tokenAt();
    const changed = `new-${email}`;
    await visitor.put('/api/account/email', { email: changed, password: PASSWORD });
    expectFieldErrors(await confirm(token), 400, ['token']);
    expect(await state()).toMatchObject({ email: changed, confirmed: false });
    const mails = () => server.mails.filter(({ recipient }) => recipient === changed);
    await eventually(() => {
      expect(mails()).toHaveLength(2);
    });
    const asking = mails().find(({ subject }) => subject?.startsWith('Please confirm'));
    const link = /https:\/\/tours\.example\.com\/account#(\S+)/.exec(asking?.text ?? '')?.[1];
    expect((await confirm(link)).status).toBe(204);
    expect((await state()).confirmed).toBe(true);
    await visitor.put('/api/account/email', { email, password: PASSWORD });
    expect((await state()).confirmed).toBe(false);
  });

  it('a link is rejected if it is forged, expired, or for something else', async () => {
    const validToken = (await tokenAt()) ?? '';
    const owner = await user();
    const later = new Date(Date.now() + HOUR_MS);
    for (const token of [
      `${validToken.slice(0, -1)}${validToken.endsWith('A') ? 'B' : 'A'}`,
      mailToken('confirm email', owner, new Date(Date.now() - HOUR_MS), SECRET),
      mailToken('reset password', owner, later, SECRET),
      mailToken('confirm email', owner, later, `${SECRET}, but another`),
      validToken.replace(/^[0-9a-f]{24}/, '0'.repeat(24)),
      validToken.slice(0, -1),
      '',
      7,
      { $gt: '' },
      undefined,
    ]) {
      expectFieldErrors(await confirm(token), 400, ['token']);
    }
    expect((await state()).confirmed).toBe(false);
    // The link doesn't reset the password either.
    const reset = await app
      .visitor()
      .put('/api/password-reset', { token: validToken, password: 'umbrellas' });
    expectFieldErrors(reset, 400, ['token']);
  });

  it('a link to reset the password confirms the address, too', async () => {
    const token = mailToken('reset password', await user(), new Date(Date.now() + HOUR_MS), SECRET);
    const password = 'umbrella subway pretzel';
    expect((await app.visitor().put('/api/password-reset', { token, password })).status).toBe(204);
    const again = app.visitor();
    await again.post('/api/login', { username: email, password });
    expect((await state(again)).confirmed).toBe(true);
  });

  it('a link isn’t sent if the address was confirmed in the meantime', async () => {
    await confirm(await tokenAt());
    await app.database.collection('messages').deleteMany({});
    await visitor.post('/api/account/email/confirmation');
    await eventually(async () => {
      const messages = await app.database.collection<Message>('messages').find().toArray();
      expect(messages).toMatchObject([{ status: 'withheld', answer: 'It’s confirmed by now.' }]);
    });
  });

  it('a new link can be requested by the user alone', async () => {
    const guest = app.visitor();
    await guest.becomeGuest();
    for (const by of [app.visitor(), guest]) {
      expectProblem(await by.get('/api/account/email/confirmation'), 401);
      expectProblem(await by.post('/api/account/email/confirmation'), 401);
    }
  });
});

describe('without mail', () => {
  const app = useApp();

  it('a user isn’t asked to confirm the address', async () => {
    const visitor = app.visitor();
    const { email } = await visitor.signUp();
    const { text } = await visitor.get('/api/account/email/confirmation');
    expect(JSON.parse(text)).toEqual({ email, confirmed: false, canBeMailed: false });
    expectProblem(await visitor.post('/api/account/email/confirmation'), 409);
    expect(await app.database.collection('messages').countDocuments()).toBe(0);
  });
});
