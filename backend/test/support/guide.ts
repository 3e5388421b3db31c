import type { RunningApp } from './app';

/** Signs up a user with the guide role. */
export async function signUpGuide(app: RunningApp) {
  const guide = app.visitor();
  const account = await guide.signUp();
  const { username } = account;
  await app.database.collection('users').updateOne({ username }, { $set: { guide: true } });
  return { guide, ...account };
}

/** Signs up a user with the colleague role. */
export async function signUpColleague(app: RunningApp) {
  const colleague = app.visitor();
  const account = await colleague.signUp();
  const users = app.database.collection('users');
  await users.updateOne({ username: account.username }, { $set: { colleague: true } });
  return { colleague, ...account, id: await findUserId(app, account.username) };
}

/** Returns the id of the user with this username. */
export async function findUserId(app: RunningApp, username: string): Promise<string> {
  const user = await app.database.collection('users').findOne({ username });
  return String(user?._id);
}
