// @ts-check
// A stack of containers for the tests. It runs a clone of the last commit, with its own names, ports, and data.
import { execFile } from 'node:child_process';
import { rm, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/ports.mjs';
import { ROOT } from '../../scripts/project.mjs';

const run = promisify(execFile);
const MAX_OUTPUT = 64 * 1024 * 1024;

/** @typedef {Awaited<ReturnType<typeof cloneStack>>} Stack */

/** Clones the project without starting the stack. `up` starts it, and `removeAll` removes the stack and the clone. */
export async function cloneStack() {
  const name = `new-york-on-foot-test-${process.pid}`;
  const folder = await mkdtemp(join(tmpdir(), `${name}-`));
  const [httpPort, httpsPort] = [await findFreePort(), await findFreePort()];
  await run('git', ['clone', '--quiet', ROOT, folder]);

  /** The settings of a new clone, with only a port and names for the tests. */
  const settings = {
    COMPOSE_PROJECT_NAME: name,
    IMAGE_TAG: name,
    HTTP_ADDRESS: '127.0.0.1',
    HTTP_PORT: String(httpPort),
  };
  const inheritedNames = ['PATH', 'HOME', 'DOCKER_HOST', 'DOCKER_CONFIG', 'DOCKER_CONTEXT'];
  const inheritedEnv = Object.fromEntries(
    Object.entries(process.env).filter(
      ([key]) => inheritedNames.includes(key) || key.startsWith('EXPERIMENTAL_BUILDKIT'),
    ),
  );

  /**
   * @param {string} command
   * @param {string[]} args
   * @param {Record<string, string>} [moreSettings]
   * @returns {Promise<string>} the output; rejects with the error output if the command fails
   */
  async function execute(command, args, moreSettings) {
    const env = { ...inheritedEnv, ...settings, ...moreSettings };
    try {
      const { stdout } = await run(command, args, { cwd: folder, env, maxBuffer: MAX_OUTPUT });
      return stdout.trim();
    } catch (error) {
      const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error);
      throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`, {
        cause: error,
      });
    }
  }
  /** @param {string[]} args @param {Record<string, string>} [moreSettings] */
  const compose = (args, moreSettings) => execute('docker', ['compose', ...args], moreSettings);

  return {
    folder,
    settings,
    httpPort,
    httpsPort,
    url: `http://127.0.0.1:${httpPort}`,
    execute,
    compose,

    /** @param {Record<string, string>} [moreSettings] @param {string[]} [args] */
    up: (moreSettings, args = []) =>
      compose(['up', '--detach', '--build', '--wait', ...args], moreSettings),

    /**
     * Returns the ids of a service's running containers, or of all running containers.
     * @param {string} [service]
     */
    runningIds: async (service) =>
      splitLines(await compose(['ps', '--quiet', ...(service === undefined ? [] : [service])])),

    /** @param {string[]} ids */
    inspect: async (ids) => JSON.parse(await execute('docker', ['inspect', ...ids])),

    /**
     * Runs a script in a container of a service.
     * @param {string} service
     * @param {string} script
     */
    runInside: (service, script) => compose(['exec', '--no-TTY', service, 'sh', '-c', script]),

    async removeAll() {
      await compose(['down', '--volumes', '--remove-orphans', '--timeout', '5']);
      const images = splitLines(await compose(['config', '--images'])).filter((image) =>
        image.endsWith(name),
      );
      await execute('docker', ['image', 'rm', '--force', ...images]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** @param {string} text */
export function splitLines(text) {
  return text.split('\n').filter((line) => line !== '');
}
