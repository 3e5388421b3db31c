import { mongo } from 'mongoose';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from './eventually';

const REPLICA_SET = 'site';
/** MongoDB's error code for a replica set that has already been initiated. */
const ALREADY_INITIALIZED = 23;

/** A replica set of one member for one test. It can be stopped, restarted, and frozen. */
export class TestMongod {
  private readonly folder = mkdtempSync(join(tmpdir(), 'nyof-'));
  private readonly socket = join(this.folder, 'mongod.sock');
  private child?: ChildProcess;

  get uri(): string {
    return `mongodb://${encodeURIComponent(this.socket)}/outage?directConnection=true`;
  }

  private get isRunning(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Starts mongod as a replica set, or as a standalone server without transactions. */
  async start({ standalone = false } = {}): Promise<void> {
    if (this.isRunning) return;
    const { MONGOD } = process.env;
    if (!MONGOD) throw new Error('These tests need a mongod: run them with `make test-api`.');
    const options = ['--dbpath', this.folder, '--bind_ip', this.socket, '--nounixsocket'];
    const replicaSetOptions = standalone
      ? []
      : [
          ...['--replSet', REPLICA_SET, '--oplogSize', '64'],
          ...['--setParameter', 'transactionLifetimeLimitSeconds=3'],
        ];
    this.child = spawn(
      MONGOD,
      [...options, ...replicaSetOptions, '--wiredTigerCacheSizeGB', '0.25'],
      {
        stdio: 'ignore',
      },
    );
    await eventually(() => this.checkListening());
    if (!standalone) await this.initiate();
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    if (!this.child || !this.isRunning) return;
    this.child.kill(signal);
    await once(this.child, 'exit');
  }

  /** Keeps connections open, but stops responding. */
  async freeze(): Promise<void> {
    this.child?.kill('SIGSTOP');
    // The signal stops one thread after another, and no portable call reports when all have stopped.
    await wait(200);
  }

  thaw(): void {
    this.child?.kill('SIGCONT');
  }

  async remove(): Promise<void> {
    this.thaw();
    await this.stop('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Throws if mongod doesn't accept connections. */
  private async checkListening(): Promise<void> {
    const connection = connect(this.socket);
    try {
      await once(connection, 'connect');
    } finally {
      connection.destroy();
    }
  }

  /** Initiates the replica set at the first start, and waits until it accepts writes. */
  private async initiate(): Promise<void> {
    const client = await mongo.MongoClient.connect(this.uri);
    const admin = client.db('admin');
    const members = [{ _id: 0, host: this.socket }];
    try {
      await admin
        .command({ replSetInitiate: { _id: REPLICA_SET, members } })
        .catch((error: unknown) => {
          if ((error as mongo.MongoServerError).code !== ALREADY_INITIALIZED) throw error;
        });
      await eventually(async () => {
        expect((await admin.command({ hello: 1 })).isWritablePrimary).toBe(true);
      });
    } finally {
      await client.close();
    }
  }
}
