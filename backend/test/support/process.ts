import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAppStops, waitUntilReady, type Settings } from './app';
import { SECRET } from './secret';
import { Visitor } from './visitor';

/** How long the API may take to start, even on a busy machine. */
export const STARTUP_TIMEOUT_MS = 60_000;

const BACKEND = join(__dirname, '..', '..');

/** The API in its own process, as in production. */
export class ApiProcess {
  stdout = '';
  stderr = '';
  /** Resolves when the process has exited and all its output has arrived. */
  readonly exit: Promise<{ exitCode: number | null; signal: string | null }>;

  constructor(
    readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.exit = new Promise((resolve) => {
      child.on('close', (exitCode, signal) => {
        resolve({ exitCode, signal });
      });
    });
  }

  get url(): string {
    return `http://127.0.0.1:${String(this.port)}`;
  }

  visitor(): Visitor {
    return new Visitor(this.url);
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    await this.exit;
  }
}

/** Starts the API with exactly these environment variables. */
export async function spawnApi(settings: Settings): Promise<ApiProcess> {
  const port = await findFreePort();
  return new ApiProcess(spawnSource('main.ts', [], { PORT: String(port), ...settings }), port);
}

/** Runs the script behind `make guide`, and returns its output. */
export async function runGrant(args: string[], mongodbUri: string): Promise<string> {
  const settings = { MONGODB_URI: mongodbUri, NODE_ENV: 'development' };
  const { stdout } = spawnSource('colleagues/grant.ts', args, settings);
  return stdout ? text(stdout) : '';
}

/** Runs a source file in its own process. */
function spawnSource(file: string, args: string[], settings: Settings): ChildProcess {
  const nodeOptions = ['-C', 'shared-source', '-r', join(__dirname, 'register.cjs')];
  return spawn(process.execPath, [...nodeOptions, join(BACKEND, 'src', file), ...args], {
    cwd: BACKEND,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The replicas that {@link useReplica} started. A later describe with the same settings reuses them. */
let replicas: { api: ApiProcess; settings: string; isUsed: boolean }[] = [];

beforeAppStops(async () => {
  await Promise.all(replicas.map(({ api }) => api.stop()));
  replicas = [];
});

/** Runs a second replica beside the app of {@link useApp} for the tests of a describe. */
export function useReplica(mongodbUri: () => string, settings: Settings = {}): () => ApiProcess {
  let replica: (typeof replicas)[number] | undefined;
  beforeAll(async () => {
    const environment = {
      MONGODB_URI: mongodbUri(),
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      ...settings,
    };
    const settingsKey = JSON.stringify(environment);
    const idleReplica = replicas.find((each) => each.settings === settingsKey && !each.isUsed);
    replica = idleReplica ?? {
      api: await spawnApi(environment),
      settings: settingsKey,
      isUsed: true,
    };
    replica.isUsed = true;
    if (idleReplica) return;
    replicas.push(replica);
    await waitUntilReady(replica.api.url, STARTUP_TIMEOUT_MS);
  }, STARTUP_TIMEOUT_MS);
  afterAll(() => {
    if (replica) replica.isUsed = false;
  });
  return () => {
    if (!replica) throw new Error('The replica starts before the tests of its describe.');
    return replica.api;
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
