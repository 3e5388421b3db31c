import { useApp } from './support/app';
import { accountInput, bookingInput } from './support/factories';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import { forgeToken, payloadOf } from './support/tokens';
import {
  COOKIE,
  parseSetCookie,
  SECURE_COOKIE,
  type ApiResponse,
  type Visitor,
} from './support/visitor';

const DAY_SECONDS = 24 * 60 * 60;

describe('with default settings', () => {
  const app = useApp();
  const replica = useReplica(() => app.mongodbUri);

  const getSession = (token: string) => app.visitor().get('/api/session', { Authorization: token });
  const signOut = (token: string) => app.visitor().delete('/api/logout', { Authorization: token });
  const signIn = (username: string, password: string) =>
    app.visitor().post('/api/login', { username, password });

  describe('signing up', () => {
    it('returns 201 with a token, and the user without the password', async () => {
      const { username, email, password } = accountInput();
      const response = await app.visitor().post('/api/signup', { username, email, password });
      expect(response.status).toBe(201);
      expect(response.body).toEqual({
        accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as unknown,
        user: { username, email },
      });
    });

    it('stores the password as Argon2id with OWASP’s parameters, and whether it is long', async () => {
      const { username, password } = await app.visitor().signUp();
      const user = await app.database.collection('users').findOne({ username });
      expect(Object.keys(user ?? {}).sort()).toEqual([
        '_id',
        'createdAt',
        'email',
        'longPassword',
        'passwordHash',
        'username',
      ]);
      expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
      expect(JSON.stringify(user)).not.toContain(password);
    });

    it.each(['username', 'email'] as const)(
      'rejects a taken %s, regardless of its case',
      async (field) => {
        const existingAccount = await app.visitor().signUp();
        for (const value of [existingAccount[field], existingAccount[field].toUpperCase()]) {
          const response = await app
            .visitor()
            .post('/api/signup', accountInput({ [field]: value }));
          expectFieldErrors(response, 409, [field]);
          expect(response.headers.getSetCookie()).toEqual([]);
        }
      },
    );

    it('succeeds once for 50 simultaneous calls with the same username', async () => {
      const username = 'everybody';
      const responses = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const account = accountInput({ username: index % 2 ? username : 'EveryBody' });
          const visitor = app.visitor();
          let response: ApiResponse;
          // On a slow machine, the API rejects some calls with 503, without creating an account.
          do response = await visitor.post('/api/signup', account);
          while (response.status === 503);
          return response;
        }),
      );
      expect(countByStatus(responses)).toEqual({ 201: 1, 409: 49 });
      const users = app.database.collection('users').find({ username: /^everybody$/i });
      expect(await users.toArray()).toHaveLength(1);
    });

    it.each([
      ['username', 'ab'],
      ['username', 'a'.repeat(31)],
      ['username', 'two words'],
      ['username', 'walker@home'],
      ['username', 'spaziergänger'],
      ['username', 'walker\n'.repeat(2)],
      ['username', '$where'],
      ['email', 'walker'],
      ['email', 'walker@'],
      ['email', '@example.com'],
      ['email', 'a@b@example.com'],
      ['email', `${'a'.repeat(250)}@example.com`],
      ['password', 'a'.repeat(7)],
      ['password', 'a'.repeat(129)],
      ['password', '\uFE0F'.repeat(5000)],
      ['password', '12345678'],
      ['password', 'Password1'],
      ['username', 'Guest'],
      ['username', 'Walk-in'],
      ['username', 'walkin'],
      ['username', 'GUIDE'],
      ['username', 'admin'],
      ['username', '.root_'],
      ['email', '"walker"@example.com'],
      ['email', `"a;=cmd|'/ccalc'!A0;b"@example.com`],
    ])('rejects the %s %j', async (field, value) => {
      const response = await app.visitor().post('/api/signup', accountInput({ [field]: value }));
      expectFieldErrors(response, 400, [field]);
    });

    it.each([
      ['username', 'abc'],
      ['username', 'a'.repeat(30)],
      ['username', '_.-'],
      ['username', 'guide.of.uptown'],
      ['password', 'a-z walk'],
      ['password', 'a'.repeat(128)],
      ['password', '🗽'.repeat(8)],
      ['password', '  spaces  '],
    ])('accepts the %s %j, and lets the user sign in', async (field, value) => {
      const { username, password } = await app.visitor().signUp({ [field]: value });
      expect((await signIn(username, password)).status).toBe(200);
    });

    it.each(['username', 'email'] as const)(
      'rejects the %s as the password, regardless of its case',
      async (field) => {
        const account = accountInput();
        for (const password of [account[field], account[field].toUpperCase()]) {
          const response = await app.visitor().post('/api/signup', { ...account, password });
          expectFieldErrors(response, 400, ['password']);
          expect(response.body.errorMessage).toMatch(/username or email.*choose another/i);
        }
      },
    );

    it('rejects a common password, and suggests a different one', async () => {
      const account = accountInput({ password: '12345678' });
      const { body } = await app.visitor().post('/api/signup', account);
      expect(body.errorMessage).toMatch(/common.*choose another/i);
    });

    it('trims spaces around the username and the email address, but not around the password', async () => {
      const { username, email, password } = accountInput({ password: ' 12345678 ' });
      const { body } = await app
        .visitor()
        .post('/api/signup', { username: ` ${username} `, email: ` ${email}\t`, password });
      expect(body.user).toEqual({ username, email });
      expect((await signIn(username, password.trim())).status).toBe(401);
    });
  });

  describe('signing in', () => {
    it('returns 200 with a token and the user', async () => {
      const { username, email, password } = await app.visitor().signUp();
      const response = await signIn(username, password);
      expect(response.status).toBe(200);
      expect(response.body).toEqual({
        accessToken: expect.any(String) as unknown,
        user: { username, email },
      });
    });

    it('accepts the username or the email address, regardless of case', async () => {
      const { username, email, password } = await app.visitor().signUp();
      for (const name of [username, username.toUpperCase(), email, email.toUpperCase()]) {
        const response = await signIn(name, password);
        expect(response).toMatchObject({ status: 200, body: { user: { username, email } } });
      }
    });

    it('returns the same response for a wrong password and an unknown name', async () => {
      const { username, email } = await app.visitor().signUp();
      const wrongPasswordResponse = await signIn(username, 'wrong password');
      expectProblem(wrongPasswordResponse, 401);
      expect(wrongPasswordResponse.body.errorMessage).toBe('Invalid credentials');
      expect(wrongPasswordResponse.headers.get('www-authenticate')).toBe('Bearer');
      expect(wrongPasswordResponse.headers.getSetCookie()).toEqual([]);
      for (const name of [email, 'nobody', 'nobody@example.com']) {
        const response = await signIn(name, 'wrong password');
        expect(response.body).toEqual(wrongPasswordResponse.body);
      }
    });

    it.each(['.*', '', 'walker-', '\u0000', '\ud800'])('rejects the name %j', async (name) => {
      await app.visitor().signUp();
      expect([400, 401]).toContain((await signIn(name, 'a walk in the park')).status);
    });
  });

  describe('requesting the session', () => {
    it.each(['%s', 'Bearer %s', 'bearer %s', 'Bearer   %s', ' %s '])(
      'accepts the header "%s"',
      async (format) => {
        const { username, email, token } = await app.visitor().signUp();
        const response = await getSession(format.replace('%s', token));
        expect(response).toMatchObject({ status: 200 });
        expect(response.body).toEqual({ user: { username, email } });
      },
    );

    it('accepts a cookie without a header', async () => {
      const visitor = app.visitor();
      const { username, email } = await visitor.signUp();
      const response = await visitor.get('/api/session');
      expect(response.body).toEqual({ user: { username, email } });
      expect(response.headers.getSetCookie()).toEqual([]);
    });

    it('returns the user whose token is in the header, even if the cookie has a different user’s token', async () => {
      const visitor = app.visitor();
      await visitor.signUp();
      const otherAccount = await app.visitor().signUp();
      const { body } = await visitor.get('/api/session', { Authorization: otherAccount.token });
      expect(body.user?.username).toBe(otherAccount.username);
    });

    it('ignores the cookie if the header’s token is invalid', async () => {
      const visitor = app.visitor();
      await visitor.signUp();
      expectProblem(await visitor.get('/api/session', { Authorization: 'x' }), 401);
      expectProblem(await visitor.get('/api/all', { Authorization: 'x' }), 401);
    });

    it('restores a lost cookie from the header', async () => {
      const { token } = await app.visitor().signUp();
      const visitor = app.visitor();
      const { headers } = await visitor.get('/api/session', { Authorization: `Bearer ${token}` });
      expect(visitor.cookie).toBe(token);
      const [setCookieHeader = ''] = headers.getSetCookie();
      const maxAge = Number(parseSetCookie(setCookieHeader).attributes['max-age']);
      expect(maxAge).toBeLessThanOrEqual(7 * DAY_SECONDS);
      expect(maxAge).toBeGreaterThan(7 * DAY_SECONDS - 60);
    });

    it('requires a token', async () => {
      const response = await app.visitor().get('/api/session');
      expectProblem(response, 401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    });
  });

  describe('signing out', () => {
    it('invalidates the token on every replica', async () => {
      const visitor = app.visitor();
      const { token } = await visitor.signUp();
      const replicaVisitor = replica().visitor();
      const getSessionFromReplica = () =>
        replicaVisitor.get('/api/session', { Authorization: token });
      expect((await getSessionFromReplica()).status).toBe(200);

      const response = await signOut(token);
      expect(response).toMatchObject({ status: 204, text: '' });
      expectProblem(await getSession(token), 401);
      expectProblem(await getSessionFromReplica(), 401);
      expectProblem(await replicaVisitor.get('/api/all', { Authorization: token }), 401);
      expectProblem(await visitor.get('/api/all'), 401);
    });

    it('can be repeated, even after the token has expired', async () => {
      const { token } = await app.visitor().signUp();
      const expiredToken = forgeToken({ ...payloadOf(token), exp: 1_700_000_000 });
      await signOut(token);
      for (const endedToken of [token, expiredToken]) {
        expect(await signOut(endedToken)).toMatchObject({ status: 204, text: '' });
        const visitor = app.visitor().useCookie(endedToken);
        expect((await visitor.delete('/api/logout')).status).toBe(204);
        expect(visitor.cookie).toBeUndefined();
        expectProblem(await getSession(endedToken), 401);
      }
    });

    it('deletes the cookie', async () => {
      const visitor = app.visitor();
      await visitor.signUp();
      const { headers } = await visitor.delete('/api/logout');
      const [setCookieHeader = ''] = headers.getSetCookie();
      expect(parseSetCookie(setCookieHeader)).toMatchObject({
        name: COOKIE,
        value: '',
        attributes: { path: '/api', httponly: '', samesite: 'Lax' },
      });
      expect(visitor.cookie).toBeUndefined();
    });

    it('deletes an invalid cookie, too', async () => {
      const visitor = app.visitor().useCookie('no token at all');
      expect((await visitor.delete('/api/logout')).status).toBe(204);
      expect(visitor.cookie).toBeUndefined();
    });

    it('ends only the session of its token', async () => {
      const { username, password, token } = await app.visitor().signUp();
      const { body } = await signIn(username, password);
      await signOut(token);
      expect((await getSession(String(body.accessToken))).status).toBe(200);
    });

    it('stores the revoked token until it would have expired', async () => {
      const { token } = await app.visitor().signUp();
      await signOut(token);
      const { jti, exp } = payloadOf(token) as { jti: string; exp: number };
      const revokedToken = await app.database
        .collection<{ _id: string }>('revoked_tokens')
        .findOne({ _id: jti });
      expect(revokedToken).toEqual({ _id: jti, expiresAt: new Date(exp * 1000) });
      expect(JSON.stringify(revokedToken)).not.toContain(token);
    });
  });

  describe('a 401 response', () => {
    const SIGN_IN_FIRST = 'Please sign in first.';
    const SESSION_ENDED = 'Your session has ended. Please sign in again.';
    const CALLS: [string, string, object?][] = [
      ['GET', '/api/session'],
      ['DELETE', '/api/logout'],
      ['GET', '/api/account/data'],
      ['GET', '/api/account/sessions'],
      ['DELETE', '/api/account', { password: 'a walk in the park' }],
    ];
    const expectMessage = (response: ApiResponse, message: string) => {
      expectProblem(response, 401);
      expect(response.body.errorMessage).toBe(message);
    };

    describe.each(CALLS)('to %s %s', (method, path, body) => {
      const call = (visitor: Visitor, headers = {}) => visitor.call(method, path, body, headers);

      it('asks for a sign-in if there is no token', async () => {
        expectMessage(await call(app.visitor()), SIGN_IN_FIRST);
        expectMessage(await call(app.visitor(), { Authorization: 'Bearer ' }), SIGN_IN_FIRST);
      });

      it('reports that the session has ended if the token is invalid', async () => {
        // Signing out with an invalid token succeeds.
        if (path === '/api/logout') return;
        const { token } = await app.visitor().signUp();
        await signOut(token);
        const expiredToken = forgeToken({ ...payloadOf(token), exp: 1_700_000_000 });
        for (const invalidToken of [token, expiredToken, 'x']) {
          expectMessage(await call(app.visitor(), { Authorization: invalidToken }), SESSION_ENDED);
          expectMessage(await call(app.visitor().useCookie(invalidToken)), SESSION_ENDED);
        }
      });

      it('reports that the session has ended if the account was deleted', async () => {
        if (/logout|sessions/.test(path)) return;
        const visitor = app.visitor();
        const { username } = await visitor.signUp();
        await app.database.collection('users').deleteOne({ username });
        expectMessage(await call(visitor), SESSION_ENDED);
      });

      it('asks a guest to sign in', async () => {
        if (path === '/api/logout') return;
        const guest = app.visitor();
        await guest.becomeGuest();
        expectMessage(await call(guest), SIGN_IN_FIRST);
      });
    });

    it('reports the reason if the caller requests its own list without a valid cookie', async () => {
      const OWN_LIST_HEADERS = { 'X-Own-List': '1' };
      const responseWithoutCookie = await app.visitor().get('/api/all', OWN_LIST_HEADERS);
      expectMessage(responseWithoutCookie, 'Please sign in or become a guest first.');
      expectMessage(
        await app.visitor().useCookie('x').get('/api/all', OWN_LIST_HEADERS),
        SESSION_ENDED,
      );
    });
  });

  describe('a token', () => {
    it('lasts 7 days, and contains no personal data', async () => {
      const { token } = await app.visitor().signUp();
      const payload = payloadOf(token) as { iat: number; exp: number };
      expect(payload.exp - payload.iat).toBe(7 * DAY_SECONDS);
      expect(Object.keys(payload).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'jti', 'sub']);
    });

    it('is accepted if it is signed with the right secret', async () => {
      const { token } = await app.visitor().signUp();
      expect((await getSession(forgeToken(payloadOf(token)))).status).toBe(200);
    });

    type Forgery = (payload: Record<string, unknown>) => string;
    it.each<[string, Forgery]>([
      [
        'signed with a different secret',
        (payload) => forgeToken(payload, { secret: 'x'.repeat(40) }),
      ],
      ['unsigned', (payload) => forgeToken(payload, { alg: 'none' })],
      ['signed with a different algorithm', (payload) => forgeToken(payload, { alg: 'HS512' })],
      ['given a different signature', (payload) => `${forgeToken(payload).slice(0, -8)}AAAAAAAA`],
      [
        'given a different payload',
        (payload) => replacePayload(forgeToken(payload), { ...payload, sub: '0'.repeat(24) }),
      ],
      ['expired', (payload) => forgeToken({ ...payload, exp: Math.floor(Date.now() / 1000) - 1 })],
      ['not valid yet', (payload) => forgeToken({ ...payload, nbf: Number(payload.exp) - 1 })],
      ['from a different issuer', (payload) => forgeToken({ ...payload, iss: 'somebody' })],
      ['without an issuer', (payload) => forgeToken({ ...payload, iss: undefined })],
      ['for a different audience', (payload) => forgeToken({ ...payload, aud: 'admin' })],
      ['without an audience', (payload) => forgeToken({ ...payload, aud: undefined })],
      ['for a guest', (payload) => forgeToken({ ...payload, aud: 'guest' })],
      ['truncated', (payload) => forgeToken(payload).slice(0, 40)],
    ])('is rejected if it is %s', async (_, forge) => {
      const { token } = await app.visitor().signUp();
      const response = await getSession(forge(payloadOf(token)));
      expectProblem(response, 401);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
    });
  });

  describe.each([
    ['a revoked token', (token: string) => signOut(token).then(() => token)],
    [
      'an expired token',
      (token: string) => forgeToken({ ...payloadOf(token), exp: 1_700_000_000 }),
    ],
    ['a malformed token', () => 'x'],
  ])('a user whose cookie contains %s', (_, invalidate) => {
    it('can sign in, sign up, and become a guest, but can’t do anything else', async () => {
      const account = await app.visitor().signUp();
      const cookie = await invalidate(account.token);
      const returningUser = () => app.visitor().useCookie(cookie);

      expectProblem(await returningUser().get('/api/all'), 401);
      expectProblem(await returningUser().post('/api/new', bookingInput()), 401);
      const userSigningIn = returningUser();
      expect((await userSigningIn.post('/api/login', account)).status).toBe(200);
      expect((await userSigningIn.get('/api/all')).status).toBe(200);
      const userSigningUp = returningUser();
      expect((await userSigningUp.post('/api/signup', accountInput())).status).toBe(201);
      expect((await userSigningUp.get('/api/all')).status).toBe(200);
      const guest = returningUser();
      expect((await guest.post('/api/guest')).status).toBe(204);
      expect((await guest.get('/api/all')).status).toBe(200);
    });
  });
});

describe('the cookie', () => {
  const HTTPS_HEADERS = { 'X-Forwarded-Proto': 'https' };
  const expectedAttributes = {
    'max-age': String(7 * DAY_SECONDS),
    path: '/api',
    httponly: '',
    samesite: 'Lax',
  };
  const cookieOf = (response: ApiResponse) => {
    const lines = response.headers.getSetCookie();
    expect(lines).toHaveLength(1);
    return parseSetCookie(lines[0] ?? '');
  };
  const attributesOf = (response: ApiResponse) => cookieOf(response).attributes;
  const nameOf = (response: ApiResponse) => cookieOf(response).name;

  describe('behind a proxy', () => {
    const app = useApp({ TRUST_PROXY: '1' });

    it('is limited to this site, hidden from scripts, and as long-lived as its token', async () => {
      const visitor = app.visitor();
      const account = accountInput();
      const signupResponse = await visitor.post('/api/signup', account);
      expect(attributesOf(signupResponse)).toEqual(expectedAttributes);
      expect(visitor.cookie).toBe(signupResponse.body.accessToken);
      expect(attributesOf(await visitor.post('/api/login', account))).toEqual(expectedAttributes);
    });

    it('is Secure, and limited to the host, for visitors who use HTTPS', async () => {
      const account = accountInput();
      const visitor = app.visitor();
      for (const response of [
        await visitor.post('/api/signup', account, HTTPS_HEADERS),
        await visitor.post('/api/login', account, HTTPS_HEADERS),
        await visitor.delete('/api/logout', HTTPS_HEADERS),
        await visitor.post('/api/guest', undefined, HTTPS_HEADERS),
      ]) {
        expect(nameOf(response)).toBe(SECURE_COOKIE);
        // Browsers require these attributes for a name that begins with __Host-.
        expect(attributesOf(response)).toMatchObject({ secure: '', path: '/', httponly: '' });
        expect(attributesOf(response)).not.toHaveProperty('domain');
      }
    });

    it('can’t be replaced by a cookie from a different host in the same domain', async () => {
      const attacker = app.visitor();
      await attacker.becomeGuest();
      const plantedCookie = String(attacker.cookie);
      const { token } = await app.visitor().signUp();

      const newcomer = app.visitor().useCookie(plantedCookie);
      expectProblem(await newcomer.get('/api/all', { ...HTTPS_HEADERS, 'X-Own-List': '1' }), 401);
      const guestResponse = await newcomer.post('/api/guest', undefined, HTTPS_HEADERS);
      expect(newcomer.cookieNames).toContain(SECURE_COOKIE);
      expect(guestResponse.status).toBe(204);
      // The other host can set its cookie again at any time.
      newcomer.useCookie(plantedCookie);
      expect((await newcomer.post('/api/new', bookingInput(), HTTPS_HEADERS)).status).toBe(201);
      expect((await attacker.get('/api/all')).list).toEqual([]);

      const visitor = app.visitor().useCookie(plantedCookie).useCookie(token, SECURE_COOKIE);
      expect((await visitor.get('/api/session', HTTPS_HEADERS)).status).toBe(200);
      // Without HTTPS, the __Host- cookie is ignored.
      expectProblem(await visitor.get('/api/session'), 401);
    });

    it.each(['x', 'x.y.z', `x.${Buffer.from('null').toString('base64url')}.z`])(
      'is ignored over HTTPS if its name lacks __Host- and its value is %j',
      async (value) => {
        const visitor = app.visitor().useCookie(value);
        expect((await visitor.get('/api/all', HTTPS_HEADERS)).status).toBe(200);
      },
    );
  });

  describe('without a proxy', () => {
    const app = useApp();

    it('isn’t Secure just because a visitor sends X-Forwarded-Proto', async () => {
      const response = await app.visitor().post('/api/signup', accountInput(), HTTPS_HEADERS);
      expect(attributesOf(response)).toEqual(expectedAttributes);
    });
  });

  describe('with SESSION_DAYS', () => {
    const app = useApp({ SESSION_DAYS: '1' });

    it('lasts for the configured number of days, like its token', async () => {
      const response = await app.visitor().post('/api/signup', accountInput());
      expect(attributesOf(response)['max-age']).toBe(String(DAY_SECONDS));
      const { iat, exp } = payloadOf(String(response.body.accessToken)) as Record<string, number>;
      expect(Number(exp) - Number(iat)).toBe(DAY_SECONDS);
    });
  });
});

function countByStatus(responses: ApiResponse[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of responses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

function replacePayload(token: string, payload: Record<string, unknown>): string {
  const [header, , signature] = token.split('.');
  const [, body] = forgeToken(payload).split('.');
  return [header, body, signature].join('.');
}
