import type { RunningApp } from './app';

/** Signs somebody up and makes them the guide. */
export async function signUpGuide(app: RunningApp) {
  const guide = app.visitor();
  const account = await guide.signUp();
  const { username } = account;
  await app.database.collection('users').updateOne({ username }, { $set: { guide: true } });
  return { guide, ...account };
}
