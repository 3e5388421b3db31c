import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeAppStops, untilReady, type Settings } from './app';
import { SECRET } from './secret';
import { Visitor } from './visitor';

/** Loading the packages takes a while on a busy machine. */
export const STARTED_WITHIN_MS = 20_000;

const BACKEND = join(__dirname, '..', '..');

/** The API in its own process, as in production. */
export class ApiProcess {
  stdout = '';
  stderr = '';
  /** Resolves when the process has ended and all of its output has arrived. */
  readonly ended: Promise<{ exitCode: number | null; signal: string | null }>;

  constructor(
    readonly child: ChildProcess,
    readonly port: number,
  ) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (this.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (this.stderr += text));
    this.ended = new Promise((resolve) => {
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
    await this.ended;
  }
}

/** Starts the API with these settings and no others. */
export async function spawnApi(settings: Settings): Promise<ApiProcess> {
  const port = await freePort();
  const sources = ['-C', 'shared-source', '-r', join(__dirname, 'register.cjs')];
  const child = spawn(process.execPath, [...sources, join(BACKEND, 'src', 'main.ts')], {
    cwd: BACKEND,
    env: { PATH: process.env.PATH, PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new ApiProcess(child, port);
}

/** The replicas of {@link useReplica}, reused by the next describe with the same settings. */
let replicas: { api: ApiProcess; settings: string; isUsed: boolean }[] = [];

beforeAppStops(async () => {
  await Promise.all(replicas.map(({ api }) => api.stop()));
  replicas = [];
});

/** Runs another replica of the app of {@link useApp} for the tests of a describe. */
export function useReplica(mongodbUri: () => string, settings: Settings = {}): () => ApiProcess {
  let replica: (typeof replicas)[number];
  beforeAll(async () => {
    const all = { MONGODB_URI: mongodbUri(), JWT_SECRET: SECRET, LOG_LEVEL: 'silent', ...settings };
    const wanted = JSON.stringify(all);
    const idle = replicas.find((each) => each.settings === wanted && !each.isUsed);
    replica = idle ?? { api: await spawnApi(all), settings: wanted, isUsed: true };
    replica.isUsed = true;
    if (idle) return;
    replicas.push(replica);
    await untilReady(replica.api.url, STARTED_WITHIN_MS);
  });
  afterAll(() => {
    replica.isUsed = false;
  });
  return () => replica.api;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}
