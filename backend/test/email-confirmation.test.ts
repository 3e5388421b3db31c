import { createMailToken } from '../src/auth/mail-token';
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
server.ignoredSubjects = undefined;

describe('with a mail server', () => {
  const app = useApp(settings);
  let visitor: Visitor;
  let email: string;
  beforeEach(async () => {
    await app.database.collection('messages').deleteMany({});
    server.reset();
    visitor = app.visitor();
    ({ email } = await visitor.signUp({ password: PASSWORD }));
  });

  const fetchState = async (client = visitor) =>
    JSON.parse((await client.get('/api/account/email/confirmation')).text) as Record<
      string,
      unknown
    >;
  /** Waits until an address has received this many emails, and returns the token in the last one. */
  const waitForToken = async (recipient = email, count = 1) => {
    const mail = (await server.waitForEmails(recipient, count)).at(-1);
    expect(mail?.subject).toBe('Please confirm your email address');
    return /https:\/\/tours\.example\.com\/account#(\S+)/.exec(mail?.text ?? '')?.[1];
  };
  const confirm = (token: unknown) => app.visitor().put('/api/email-confirmation', { token });
  const findUser = async () => {
    const user = await app.database.collection<User>('users').findOne({ email });
    if (!user) throw new Error(`No user has the email ${email}.`);
    return user;
  };

  it('a new user gets a link that confirms the email address, even in another browser', async () => {
    expect(await fetchState()).toEqual({ email, confirmed: false, canBeMailed: true });
    const token = await waitForToken();
    for (let attempt = 0; attempt < 2; attempt++) expect((await confirm(token)).status).toBe(204);
    expect((await fetchState()).confirmed).toBe(true);
    const { account } = JSON.parse((await visitor.get('/api/account/data')).text) as {
      account: object;
    };
    expect(account).toMatchObject({ email, emailConfirmed: true });
    // The mail contains no user input, and the database doesn't contain the token.
    const [mail] = server.emails;
    expect(mail?.text).not.toContain((await findUser()).username);
    expect(
      JSON.stringify(await app.database.collection('messages').find().toArray()),
    ).not.toContain(token);
  });

  it('a new link is sent on request, at most once every five minutes', async () => {
    await waitForToken();
    await app.database.collection('messages').deleteMany({});
    for (let attempt = 0; attempt < 3; attempt++) {
      expect((await visitor.post('/api/account/email/confirmation')).status).toBe(204);
    }
    const token = await waitForToken(email, 2);
    expect((await confirm(token)).status).toBe(204);
    expect(await app.database.collection<Message>('messages').countDocuments()).toBe(1);
  });

  it('a link becomes invalid when the email address changes, and confirms no other address', async () => {
    const token = await waitForToken();
    const newEmail = `new-${email}`;
    await visitor.put('/api/account/email', { email: newEmail, password: PASSWORD });
    expectFieldErrors(await confirm(token), 400, ['token']);
    expect(await fetchState()).toMatchObject({ email: newEmail, confirmed: false });
    const findEmails = () => server.emails.filter(({ recipient }) => recipient === newEmail);
    await eventually(() => {
      expect(findEmails()).toHaveLength(2);
    });
    const confirmationMail = findEmails().find(({ subject }) =>
      subject?.startsWith('Please confirm'),
    );
    const link = /https:\/\/tours\.example\.com\/account#(\S+)/.exec(
      confirmationMail?.text ?? '',
    )?.[1];
    expect((await confirm(link)).status).toBe(204);
    expect((await fetchState()).confirmed).toBe(true);
    await visitor.put('/api/account/email', { email, password: PASSWORD });
    expect((await fetchState()).confirmed).toBe(false);
  });

  it('a link is rejected if it is forged, expired, or for a different purpose', async () => {
    const validToken = (await waitForToken()) ?? '';
    const user = await findUser();
    const expiry = new Date(Date.now() + HOUR_MS);
    const wrongLastCharacter = validToken.endsWith('A') ? 'B' : 'A';
    for (const token of [
      `${validToken.slice(0, -1)}${wrongLastCharacter}`,
      createMailToken('confirm email', user, new Date(Date.now() - HOUR_MS), SECRET),
      createMailToken('reset password', user, expiry, SECRET),
      createMailToken('confirm email', user, expiry, `${SECRET}-different`),
      validToken.replace(/^[0-9a-f]{24}/, '0'.repeat(24)),
      validToken.slice(0, -1),
      '',
      7,
      { $gt: '' },
      undefined,
    ]) {
      expectFieldErrors(await confirm(token), 400, ['token']);
    }
    expect((await fetchState()).confirmed).toBe(false);
    // The link can't be used to reset the password.
    const resetResponse = await app
      .visitor()
      .put('/api/password-reset', { token: validToken, password: 'umbrellas' });
    expectFieldErrors(resetResponse, 400, ['token']);
  });

  it('a link to reset the password confirms the email address, too', async () => {
    const token = createMailToken(
      'reset password',
      await findUser(),
      new Date(Date.now() + HOUR_MS),
      SECRET,
    );
    const password = 'umbrella subway pretzel';
    expect((await app.visitor().put('/api/password-reset', { token, password })).status).toBe(204);
    const otherBrowser = app.visitor();
    await otherBrowser.post('/api/login', { username: email, password });
    expect((await fetchState(otherBrowser)).confirmed).toBe(true);
  });

  it('a requested link isn’t sent if the email address is already confirmed', async () => {
    await confirm(await waitForToken());
    await app.database.collection('messages').deleteMany({});
    await visitor.post('/api/account/email/confirmation');
    await eventually(async () => {
      const messages = await app.database.collection<Message>('messages').find().toArray();
      expect(messages).toMatchObject([
        { status: 'withheld', answer: 'The address has been confirmed.' },
      ]);
    });
  });

  it('only a signed-in user can request a new link', async () => {
    const guest = app.visitor();
    await guest.becomeGuest();
    for (const client of [app.visitor(), guest]) {
      expectProblem(await client.get('/api/account/email/confirmation'), 401);
      expectProblem(await client.post('/api/account/email/confirmation'), 401);
    }
  });
});

describe('without a mail server', () => {
  const app = useApp();

  it('a user can’t confirm the email address', async () => {
    const visitor = app.visitor();
    const { email } = await visitor.signUp();
    const { text } = await visitor.get('/api/account/email/confirmation');
    expect(JSON.parse(text)).toEqual({ email, confirmed: false, canBeMailed: false });
    expectProblem(await visitor.post('/api/account/email/confirmation'), 409);
    expect(await app.database.collection('messages').countDocuments()).toBe(0);
  });
});
