// @ts-check
// make guide without containers. Works whether or not the site is running. NAME and ROLE are environment variables.
import { join } from 'node:path';
import { main } from './main.mjs';
import { BACKEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { findOrStartDatabase } from './site.mjs';
import { startProcess } from './child-process.mjs';

await main(async () => {
  const { data, env } = readSettings();
  const MONGODB_URI = await findOrStartDatabase({ data, env });
  const script = join(BACKEND, 'dist', 'colleagues', 'grant.js');
  return startProcess(process.execPath, [script, env.NAME ?? '', env.ROLE ?? 'on'], {
    // In development, settings that only the API needs may be missing.
    env: { ...env, NODE_ENV: 'development', MONGODB_URI },
  }).ended;
});
