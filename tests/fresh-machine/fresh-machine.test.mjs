// @ts-check
// Runs make start, or the command in RUN, on a Debian system with only the packages that the README lists.
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { before, describe, test } from 'node:test';
import { isRoot } from '../../scripts/apt.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { killAll } from '../../scripts/child-process.mjs';
import { buildMachineArchive, createMachine, USER } from './machine.mjs';

const { RUN } = process.env;

describe('a fresh machine', () => {
  /** @type {string} */
  let archive;
  before(async () => {
    assert.ok(isRoot, 'Building a machine requires root.');
    archive = await buildMachineArchive();
  });

  for (const { name, user } of [
    { name: 'an ordinary user', user: USER },
    { name: 'root', user: 'root' },
  ]) {
    const title = RUN ? `runs ${RUN} as ${name}` : `runs a site that takes bookings as ${name}`;
    test(title, async () => {
      const run = await createMachine(archive, user);
      if (RUN) {
        const { ended, output } = startCommand(run, RUN);
        assert.equal(await ended, 0, output());
        return;
      }

      const port = await findFreePort();
      const site = startCommand(run, 'make start', { PORT: String(port) });
      await Promise.race([site.waitForOutput('(Ctrl-C stops it)'), site.ended]);
      assert.match(site.output(), /Ctrl-C stops it/);

      const url = `http://127.0.0.1:${port}`;
      assert.match(await (await fetch(url)).text(), /New York on Foot/);
      const booking = await fetch(`${url}/api/new`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ place: 'Central Park', day: 'Monday', people: 2 }),
      });
      assert.equal(booking.status, 201, await booking.text());
      await site.stop();
    });
  }
});

process.on('exit', killAll);
// Without these handlers, an interrupted test would leave its machines behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

/**
 * Starts a command, and prints its output.
 * @param {Awaited<ReturnType<typeof createMachine>>} run
 * @param {string} command
 * @param {Record<string, string>} [variables]
 */
function startCommand(run, command, variables) {
  const { process: child, ended, stop } = run(command, variables);
  let output = '';
  const outputEvents = new EventEmitter();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk) => {
      output += chunk;
      process.stdout.write(chunk);
      outputEvents.emit('output');
    });
  }
  return {
    ended,
    stop,
    output: () => output,
    /** @param {string} text */
    async waitForOutput(text) {
      while (!output.includes(text)) await once(outputEvents, 'output');
    },
  };
}
