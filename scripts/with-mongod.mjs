// @ts-check
// with-mongod.mjs COMMAND ARGS…: runs a command beside a mongod that is thrown away afterwards.
// The command finds in its environment:
//   MONGODB_URI  without a database: tests choose one name each
//   MONGOD       the program, for tests that start and stop one of their own
// A MONGODB_URI that is set already is used as it is, and nothing is started; a standalone server won't do.
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
