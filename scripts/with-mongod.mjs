// @ts-check
// with-mongod.mjs COMMAND ARGS…: runs a command with a temporary mongod. The command's environment has:
//   MONGODB_URI  without a database, because each test chooses a name
//   MONGOD       the path of mongod, for tests that start and stop one
// If MONGODB_URI is already set, no mongod is started. The server at MONGODB_URI must not be a standalone server.
import { main } from './main.mjs';
import { findMongod } from './mongod.mjs';
import { PlainError } from './plain-error.mjs';
import { runMongod } from './run-mongod.mjs';
import { rejectStandalone } from './standalone-server.mjs';
import { startProcess } from './child-process.mjs';

await main(async () => {
  const [command, ...args] = process.argv.slice(2);
  if (!command) throw new PlainError('Usage: node scripts/with-mongod.mjs COMMAND [ARGUMENT]…');

  const env = { ...process.env };
  if (env.MONGODB_URI) {
    await rejectStandalone(env.MONGODB_URI);
  } else {
    env.MONGOD = await findMongod();
    env.MONGODB_URI = (await runMongod(env.MONGOD)).uri('');
  }
  return startProcess(command, args, { env }).ended;
});
