// @ts-check
// with-mongod.mjs COMMAND ARGS…: runs a command with a temporary mongod. The command's environment has:
//   MONGODB_URI  without a database, since each test chooses a name
//   MONGOD       the program, for tests that start and stop their own
// An existing MONGODB_URI is used as it is, without starting a mongod, and must not be a standalone server.
import { main } from './main.mjs';
import { findMongod } from './mongod.mjs';
import { PlainError } from './plain-error.mjs';
import { runMongod } from './run-mongod.mjs';
import { refuseStandalone } from './standalone-server.mjs';
import { tether } from './tether.mjs';

await main(
  async () => {
    const [command, ...args] = process.argv.slice(2);
    if (!command) throw new PlainError('Usage: node scripts/with-mongod.mjs COMMAND [ARGUMENT]…');

    const env = { ...process.env };
    if (env.MONGODB_URI) {
      await refuseStandalone(env.MONGODB_URI);
    } else {
      env.MONGOD = await findMongod();
      env.MONGODB_URI = (await runMongod(env.MONGOD)).uri('');
    }
    return tether(command, args, { env }).ended;
  },
  () => 130,
);
