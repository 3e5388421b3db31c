// @ts-check
// A replica set with three members. Connections to each member pass through a separate proxy, so that the member can be
// cut off.
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../scripts/ports.mjs';
import { DATABASE, Mongod } from './mongod.mjs';
import { hasConnectionFrom } from './processes.mjs';
import { Proxy } from './proxy.mjs';
import { waitUntil } from './waiting.mjs';

const NAME = 'walks';
const ELECTION_TIMEOUT_MS = 60_000;

/** @typedef {{ mongod: Mongod, proxy: Proxy }} Member */

export class ReplicaSet {
  /** @param {Member[]} members */
  constructor(members) {
    this.members = members;
  }

  /** Starts a set, and waits until it has a primary. */
  static async start() {
    const set = new ReplicaSet(await Promise.all([0, 1, 2].map(prepareMember)));
    await Promise.all(set.members.map(({ mongod }) => mongod.start()));
    const members = set.members.map(({ proxy }, _id) => ({ _id, host: `127.0.0.1:${proxy.port}` }));
    await set.members[0]?.mongod.withClient((client) =>
      client.db('admin').command({
        replSetInitiate: { _id: NAME, members, settings: { electionTimeoutMillis: 5000 } },
      }),
    );
    await set.waitForPrimary();
    return set;
  }

  /** The URI of the set, with the proxies' addresses. */
  get uri() {
    const hosts = this.members.map(({ proxy }) => `127.0.0.1:${proxy.port}`);
    return `mongodb://${hosts.join()}/${DATABASE}?replicaSet=${NAME}`;
  }

  /** Waits until there is a primary and all other members are secondaries, and returns the primary. */
  async waitForPrimary() {
    /** @type {Member | undefined} */
    let primary;
    await waitUntil(
      async () => {
        const states = await Promise.all(this.members.map(readState));
        primary = this.members[states.indexOf(PRIMARY)];
        const secondaries = states.filter((state) => state === SECONDARY).length;
        return primary !== undefined && secondaries === this.members.length - 1;
      },
      ELECTION_TIMEOUT_MS,
      'there is a primary, and the other members are secondaries',
    );
    if (!primary) throw new Error('there is no primary');
    return primary;
  }

  /**
   * Cuts off a member, so that clients can't reach it, and it and the other members can't reach each other.
   * @param {Member} member
   */
  cutOff(member) {
    const { pid } = member.mongod;
    for (const { proxy } of this.members) {
      /** @type {Map<number, boolean>} */
      const isCutByPort = new Map(); // a cache, because each chunk needs the result
      proxy.cut((port) => {
        const isCut =
          isCutByPort.get(port) ?? (proxy === member.proxy || hasConnectionFrom(pid, port));
        isCutByPort.set(port, isCut);
        return isCut;
      });
    }
  }

  reconnect() {
    for (const { proxy } of this.members) proxy.reconnect();
  }

  close() {
    for (const { proxy } of this.members) proxy.close();
  }
}

const PRIMARY = 1;
const SECONDARY = 2;

async function prepareMember() {
  const mongod = await Mongod.prepareMember(['--replSet', NAME, '--oplogSize', '64']);
  return { mongod, proxy: await Proxy.start(mongod.port, await findFreePort()) };
}

/** @param {Member} member */
async function readState({ mongod }) {
  const readStatus = () =>
    mongod.withClient((client) => client.db('admin').command({ replSetGetStatus: 1 }));
  return Promise.race([readStatus().then(({ myState }) => myState), sleep(2000)]).catch(
    () => undefined,
  );
}
