import { addDays, newYorkDate } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, setDeparture, storeBookings } from './support/departures';
import { dump } from './support/dump';
import { eventually } from './support/eventually';
import { accountInput } from './support/factories';
import { signUpColleague, signUpGuide, findUserId } from './support/guide';
import { DAY_LIST, LISTS } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { runGrant, STARTUP_TIMEOUT_MS, useReplica } from './support/process';
import type { Visitor } from './support/visitor';

interface Invitation {
  id: string;
  name: string;
  expiresAt: string;
}
interface ColleagueList {
  guides: { id: string; name: string; username: string; role: string; isYou?: true }[];
  invitations: Invitation[];
}

const PATH = '/api/guide/colleagues';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

const app = useApp();
const replica = useReplica(() => app.mongodbUri);

let owner: Visitor, username: string, password: string;
beforeEach(async () => {
  await app.database.collection('users').deleteMany({});
  await app.database.collection('invitations').deleteMany({});
  ({ guide: owner, username, password } = await signUpGuide(app));
});

async function fetchColleagues(visitor: Visitor): Promise<ColleagueList> {
  const response = await visitor.get(PATH);
  expect(response.status).toBe(200);
  return JSON.parse(response.text) as ColleagueList;
}

/** Invites a colleague, and returns the invitation with its secret. */
async function invite(name = 'Dana'): Promise<Invitation & { path: string; secret: string }> {
  const response = await owner.post(`${PATH}/invitations`, { name, password });
  expect(response.status).toBe(201);
  const invitation = JSON.parse(response.text) as Invitation & { path: string };
  return { ...invitation, secret: invitation.path.replace('/invitation#', '') };
}

const acceptInvitation = (visitor: Visitor, secret: string) =>
  visitor.put('/api/invitation', { secret });

const fetchRole = async (visitor: Visitor) => (await visitor.get('/api/session')).body.user?.role;

/** Adds time off for a guide. Retries, because the API may have cached the list of guides before this guide signed up. */
const addTimeOff = (date: string, guide: string) =>
  eventually(async () => {
    const input = { from: date, to: date, reason: '', guide };
    expect((await owner.post('/api/guide/time-off', input)).status).toBe(201);
  });

async function signUpUser(overrides = {}) {
  const visitor = app.visitor();
  return { visitor, ...(await visitor.signUp(overrides)) };
}

describe('an invitation', () => {
  it('makes the first user who accepts it a colleague', async () => {
    const { id, path, secret, expiresAt } = await invite('Dana');
    expect(path).toMatch(/^\/invitation#[\w-]{43}$/);
    expect((await fetchColleagues(owner)).invitations).toEqual([{ id, name: 'Dana', expiresAt }]);
    const details = await app.visitor().post('/api/invitation', { secret });
    expect(details.status).toBe(200);
    expect(details.body).toEqual({ invitedBy: username, expiresAt });

    const { visitor: dana, username: danasName } = await signUpUser();
    expect((await acceptInvitation(dana, secret)).status).toBe(204);
    expect((await dana.get('/api/guide')).body).toMatchObject({
      user: { guide: true, role: 'colleague' },
    });
    const { guides, invitations } = await fetchColleagues(owner);
    expect(invitations).toEqual([]);
    expect(guides.map(({ username: name, role, isYou }) => [name, role, isYou])).toEqual([
      [username, 'owner', true],
      [danasName, 'colleague', undefined],
    ]);

    const { visitor: otherUser } = await signUpUser();
    expectRefusal(await acceptInvitation(otherUser, secret), 404, 'invitation-over');
    expectRefusal(await app.visitor().post('/api/invitation', { secret }), 404, 'invitation-over');
  });

  it('expires after 7 days', async () => {
    const startMs = Date.now();
    const { secret, expiresAt } = await invite();
    expect(Date.parse(expiresAt)).toBeGreaterThanOrEqual(startMs + WEEK_MS);
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + WEEK_MS);
    const invitations = app.database.collection('invitations');
    await invitations.updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });
    const { visitor } = await signUpUser();
    expectRefusal(await acceptInvitation(visitor, secret), 404, 'invitation-over');
    expect(await fetchRole(visitor)).toBeUndefined();
  });

  it('can be revoked', async () => {
    const { id, secret } = await invite();
    expect((await owner.delete(`${PATH}/invitations/${id}`)).status).toBe(204);
    const { visitor } = await signUpUser();
    expectRefusal(await acceptInvitation(visitor, secret), 404, 'invitation-over');
    expectProblem(await owner.delete(`${PATH}/invitations/${id}`), 404);
  });

  it('is accepted by only one of two users who open the link at the same time', async () => {
    const { secret } = await invite();
    const users = await Promise.all([signUpUser(), signUpUser()]);
    const responses = await Promise.all(
      users.map(({ visitor }) => acceptInvitation(visitor, secret)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([204, 404]);
    expect((await fetchColleagues(owner)).guides).toHaveLength(2);
  });

  it('can be accepted only by users whose password has at least 12 characters', async () => {
    const { secret } = await invite();
    const shortPassword = 'a shortie';
    const { visitor } = await signUpUser({ password: shortPassword });
    const response = await acceptInvitation(visitor, secret);
    expectRefusal(response, 409, 'colleague-password-short', { least: 12 });
    const newPassword = 'long enough now';
    await visitor.put('/api/account/password', { password: shortPassword, newPassword });
    expect((await acceptInvitation(visitor, secret)).status).toBe(204);

    const shortPasswordInput = { password: newPassword, newPassword: shortPassword };
    expectFieldErrors(await visitor.put('/api/account/password', shortPasswordInput), 400, [
      'newPassword',
    ]);
  });

  it('can’t be accepted by a guide, or by a guest', async () => {
    const { secret } = await invite();
    expectRefusal(await acceptInvitation(owner, secret), 409, 'already-guide');
    const guest = app.visitor();
    await guest.becomeGuest();
    expectProblem(await acceptInvitation(guest, secret), 401);
    const { visitor } = await signUpUser();
    expect((await acceptInvitation(visitor, secret)).status).toBe(204);
  });

  it('requires the owner’s password and a name', async () => {
    const createInvitation = (body: object) => owner.post(`${PATH}/invitations`, body);
    expectFieldErrors(await createInvitation({ name: 'Dana', password: 'not my password' }), 403, [
      'password',
    ]);
    expectFieldErrors(await createInvitation({ name: ' ', password }), 400, ['name']);
    expect((await fetchColleagues(owner)).invitations).toEqual([]);
  });

  it('is stored without its secret', async () => {
    const { secret } = await invite();
    expect(JSON.stringify(await dump(app.database.db))).not.toContain(secret);
  });

  it('can’t be created if 20 invitations already exist', async () => {
    const invitations = Array.from({ length: 20 }, (_, index) => ({
      hash: String(index),
      name: 'Mo',
      invitedBy: username,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + WEEK_MS),
    }));
    await app.database.collection('invitations').insertMany(invitations);
    const response = await owner.post(`${PATH}/invitations`, { name: 'Dana', password });
    expectRefusal(response, 409, 'too-many-invitations', { most: 20 });
  });
});

describe('removing a colleague', () => {
  const remove = (id: string, discardTaps = false) =>
    owner.call('DELETE', `${PATH}/${id}`, { discardTaps });

  it('ends their sessions immediately, on every replica', async () => {
    const { colleague, id, ...account } = await signUpColleague(app);
    const phone = replica().visitor();
    expect((await phone.post('/api/login', account)).status).toBe(200);
    expect((await remove(id)).status).toBe(204);
    for (const visitor of [colleague, phone]) {
      expectProblem(await visitor.get('/api/guide'), 404);
      expectProblem(await visitor.get('/api/session'), 401);
    }
    expect((await fetchColleagues(owner)).guides).toHaveLength(1);

    const { body } = await app.visitor().post('/api/login', account);
    expect(body.user).toEqual({ username: account.username, email: account.email });
    expectProblem(await remove(id), 404);
  });

  it('unassigns their departures that haven’t started yet', async () => {
    const { id } = await signUpColleague(app);
    const date = dateAhead(5);
    await addTimeOff(date, id);
    const otherColleague = await signUpColleague(app);
    const yesterday = addDays(newYorkDate(new Date()), -1);
    const [soonDate, laterDate] = [dateAhead(2), dateAhead(30)];
    await setDeparture(app, DAY_LIST, yesterday, { ledBy: id, isPromised: true });
    await setDeparture(app, DAY_LIST, soonDate, { ledBy: id, isPromised: true });
    await setDeparture(app, DAY_LIST, laterDate, { ledBy: otherColleague.id, isPromised: true });
    expect((await remove(id)).status).toBe(204);
    expect(await app.database.collection('time_off').countDocuments()).toBe(0);
    const departures = await app.database
      .collection('departures')
      .find({}, { projection: { ledBy: 1 } })
      .toArray();
    expect(
      Object.fromEntries(departures.map(({ _id, ledBy }) => [String(_id), ledBy as string])),
    ).toEqual({
      [departureIdOn(DAY_LIST, yesterday)]: id,
      [departureIdOn(DAY_LIST, soonDate)]: undefined,
      [departureIdOn(DAY_LIST, laterDate)]: otherColleague.id,
    });
  });

  it('makes their devices discard unsent taps only if the owner chooses so', async () => {
    const startMs = Date.now();
    const [accountKeepingTaps, accountDiscardingTaps] = [
      await signUpColleague(app),
      await signUpColleague(app),
    ];
    expect((await remove(accountKeepingTaps.id, false)).status).toBe(204);
    expect((await remove(accountDiscardingTaps.id, true)).status).toBe(204);
    const signInAgain = async (account: typeof accountKeepingTaps) => {
      const credentials = { username: account.username, password: account.password };
      return (await app.visitor().post('/api/login', credentials)).body.user;
    };
    expect(await signInAgain(accountKeepingTaps)).not.toHaveProperty('tapsDiscardedAt');
    const { tapsDiscardedAt = '' } = (await signInAgain(accountDiscardingTaps)) ?? {};
    expect(Date.parse(tapsDiscardedAt)).toBeGreaterThanOrEqual(startMs);
  });

  it('fails if the user is an owner, a visitor, or unknown', async () => {
    const { visitor, username: name } = await signUpUser();
    const ids = [await findUserId(app, username), await findUserId(app, name), 'f'.repeat(24), 'x'];
    for (const id of ids) expectProblem(await remove(id), 404);
    expect((await visitor.get('/api/session')).status).toBe(200);
    expectFieldErrors(await owner.call('DELETE', `${PATH}/x`, {}), 400, ['discardTaps']);
  });
});

describe('an owner', () => {
  const stepDown = (visitor: Visitor) => visitor.post(`${PATH}/step-down`);

  /** Makes a colleague an owner. */
  async function addOwner() {
    const account = await signUpColleague(app);
    const response = await owner.put(`${PATH}/${account.id}/owner`, { password });
    expect(response.status).toBe(204);
    return account;
  }

  it('can make a colleague an owner with the password, and then step down', async () => {
    const { colleague, id } = await signUpColleague(app);
    const makeOwner = (body: object) => owner.put(`${PATH}/${id}/owner`, body);
    expectFieldErrors(await makeOwner({ password: 'not my password' }), 403, ['password']);
    expectProblem(await colleague.get(PATH), 404);
    for (let attempt = 0; attempt < 2; attempt++) {
      expect((await makeOwner({ password })).status).toBe(204);
    }
    expect((await fetchColleagues(colleague)).guides.map(({ role }) => role)).toEqual([
      'owner',
      'owner',
    ]);
    await owner.post('/api/guide/calendar-address', { password });
    expect((await stepDown(owner)).status).toBe(204);
    expect(await fetchRole(owner)).toBe('colleague');
    expectProblem(await owner.get(PATH), 404);
    const storedUser = await app.database.collection('users').findOne({ username });
    expect(storedUser).not.toHaveProperty('calendarAddress');
  });

  it('can’t make a visitor an owner', async () => {
    const { username: name } = await signUpUser();
    const id = await findUserId(app, name);
    expectProblem(await owner.put(`${PATH}/${id}/owner`, { password }), 404);
  });

  it('can’t step down or delete the account unless there is another owner', async () => {
    await signUpColleague(app);
    expectRefusal(await stepDown(owner), 409, 'last-owner');
    const response = await owner.call('DELETE', '/api/account', { password });
    expectRefusal(response, 409, 'last-owner');
    expect(await fetchRole(owner)).toBe('owner');

    await addOwner();
    expect((await owner.call('DELETE', '/api/account', { password })).status).toBe(204);
  });

  it('can’t step down at the same time as the only other owner', async () => {
    for (let round = 0; round < 5; round++) {
      const { colleague } = await addOwner();
      const responses = await Promise.all([stepDown(owner), stepDown(colleague)]);
      expect(responses.map(({ status }) => status).sort()).toEqual([204, 409]);
      const users = app.database.collection('users');
      expect(await users.countDocuments({ guide: true })).toBe(1);
      await users.updateOne({ username }, { $set: { guide: true }, $unset: { colleague: 1 } });
      await users.deleteMany({ username: { $ne: username } });
    }
  });
});

describe('a colleague', () => {
  it('sees only the departures that they lead, without waitlists', async () => {
    const { colleague, id } = await signUpColleague(app);
    const date = dateAhead(10);
    await resetBookings(app);
    await setDeparture(app, DAY_LIST, date, { ledBy: id });
    for (const list of LISTS) await storeBookings(app, list, [{ date, people: 3 }]);
    const fetchJson = async (visitor: Visitor, path: string) =>
      JSON.parse((await visitor.get(path)).text) as unknown;

    const sheet = await fetchJson(colleague, `/api/guide/days/${date}`);
    expect(sheet).toMatchObject({
      departures: [{ id: departureIdOn(DAY_LIST, date), parties: [{ people: 3 }], waiting: [] }],
    });
    expect(sheet).toHaveProperty('departures.length', 1);
    const daysPath = `/api/guide/days?from=${date}&days=1`;
    expect(await fetchJson(colleague, daysPath)).toEqual([{ date, departures: 1, people: 3 }]);
    expect(await fetchJson(owner, daysPath)).toEqual([{ date, departures: 2, people: 6 }]);
  });

  it('loses access to a departure as soon as somebody else leads it', async () => {
    const { colleague, id } = await signUpColleague(app);
    const date = dateAhead(10);
    const path = `/api/guide/departures/${departureIdOn(DAY_LIST, date)}/notice`;
    await setDeparture(app, DAY_LIST, date, { ledBy: id });
    expect((await colleague.put(path, { text: 'Bring a hat.' })).status).toBe(204);
    await setDeparture(app, DAY_LIST, date, { ledBy: await findUserId(app, username) });
    expectProblem(await colleague.put(path, { text: 'Bring two.' }), 404);
  });

  it('is unassigned from future departures when they delete their account', async () => {
    const { colleague, id, password: colleaguePassword } = await signUpColleague(app);
    const date = dateAhead(3);
    await setDeparture(app, DAY_LIST, date, { ledBy: id, isPromised: true });
    const response = await colleague.call('DELETE', '/api/account', {
      password: colleaguePassword,
    });
    expect(response.status).toBe(204);
    const departures = app.database.collection<{ _id: string }>('departures');
    const departure = await departures.findOne({ _id: departureIdOn(DAY_LIST, date) });
    expect(departure).not.toHaveProperty('ledBy');
  });

  it('isn’t created by signing up with a role', async () => {
    const visitor = app.visitor();
    const body = { ...accountInput(), colleague: true, role: 'colleague' };
    await visitor.post('/api/signup', body);
    expect(await fetchRole(visitor)).toBeUndefined();
  });
});

describe('an owner whose role `make guide` revokes', () => {
  it(
    'no longer leads departures that haven’t started yet',
    async () => {
      const id = await findUserId(app, username);
      await signUpGuide(app);
      const [today, soonDate] = [newYorkDate(new Date()), dateAhead(2)];
      await setDeparture(app, DAY_LIST, today, { ledBy: id, startTime: '00:00' });
      await setDeparture(app, DAY_LIST, soonDate, { ledBy: id, isPromised: true });
      await addTimeOff(soonDate, id);
      const sentence = `${username} is no longer a guide.`;
      expect(await runGrant([username, 'off'], app.mongodbUri)).toBe(`${sentence}\n`);
      const departures = app.database.collection('departures');
      expect(await departures.distinct('date', { ledBy: id })).toEqual([today]);
      expect(await app.database.collection('time_off').countDocuments({ guide: id })).toBe(0);
    },
    STARTUP_TIMEOUT_MS,
  );
});
