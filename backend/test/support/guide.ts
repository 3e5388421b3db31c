import type { RunningApp } from './app';

/** Signs up a user with the guide role. */
export async function signUpGuide(app: RunningApp) {
  const guide = app.visitor();
  const account = await guide.signUp();
  const { username } = account;
  await app.database.collection('users').updateOne({ username }, { $set: { guide: true } });
  return { guide, ...account };
}
