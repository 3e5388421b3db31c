// @ts-check
// Serves the site like the nginx container, without a container: with the same configuration, settings, and
// compressed pages. Only paths, ports, and the API's address differ.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { PlainError } from './plain-error.mjs';
import { freePort } from './ports.mjs';
import { FRONTEND, ROOT } from './project.mjs';
import { untilReady } from './site.mjs';
import { capture, tether } from './tether.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const SOURCE = join(ROOT, 'nginx');
/** The container's folders that the configuration names. */
const CONTAINER_FOLDERS = ['etc/nginx', 'srv/site', 'tmp', 'certificates', 'var/cache/pages'];
const isRoot = process.getuid?.() === 0;

/**
 * @param {object} options
 * @param {import('./nginx.mjs').Nginx} options.nginx
 * @param {string} options.api the API's address, such as 127.0.0.1:3000; several are separated by spaces
 * @param {NodeJS.ProcessEnv} options.env the settings
 * @param {string} options.logs a folder
 * @returns {Promise<{ url: string, unexpectedEnd: Promise<string> }>} once it is ready
 */
export async function startNginxSite({ nginx, api, env, logs }) {
  const root = await temporaryFolder();
  for (const place of CONTAINER_FOLDERS) await mkdir(join(root, place), { recursive: true });

  const etc = join(root, 'etc/nginx');
  for (const folder of ['conf', 'generated', 'templates', 'entrypoint']) {
    await cp(join(SOURCE, folder), join(etc, folder), { recursive: true });
  }
  await cp(join(FRONTEND, 'dist-nginx'), join(etc, 'generated'), { recursive: true });
  await cp(nginx.mimeTypes, join(etc, 'mime.types'));
  await putPages(root);

  await moveAll(etc, root);
  const settings = await readSettings(join(etc, 'entrypoint', '10-settings.envsh'), env);
  await fillTemplates(join(etc, 'templates'), settings);

  const ports = { site: await freePort(), health: await freePort() };
  await connect(etc, { ...ports, api });
  await connect(join(root, 'tmp'), { ...ports, api });

  const log = openLog(join(logs, 'nginx.log'));
  const globals = ['daemon off;', ...(isRoot ? ['user root root;'] : [])].join(' ');
  const server = tether(
    nginx.binary,
    ['-e', 'stderr', '-p', root, '-c', join(etc, 'conf', 'nginx.conf'), '-g', globals],
    { stdout: log.fd, stderr: log.fd },
  );
  const unexpectedEnd = server.ended.then((code) => {
    const last = log.read().trim().split('\n').slice(-3).join('\n  ');
    return `nginx ended (exit code ${code}); its log: ${log.path}\n  ${last}`;
  });
  const url = `http://127.0.0.1:${ports.site}`;
  await Promise.race([
    untilReady(`${url}/api/health/ready`, log.path),
    unexpectedEnd.then((sentence) => {
      throw new PlainError(sentence);
    }),
  ]);
  return { url, unexpectedEnd };
}

/**
 * Copies the built pages, and compresses them like the image.
 * @param {string} root
 */
async function putPages(root) {
  const pages = join(root, 'srv/site');
  await cp(join(FRONTEND, 'dist'), pages, { recursive: true });
  const { code, output } = await capture(process.execPath, [
    join(FRONTEND, 'scripts/compress.mjs'),
    pages,
  ]);
  if (code !== 0) throw new PlainError(`The pages couldn't be compressed: ${output}`);
}

/**
 * Replaces the container's folders by ours in all files below a folder.
 * @param {string} folder
 * @param {string} root
 */
function moveAll(folder, root) {
  const names = new RegExp(`(?<![\\w.-])/(?=(${CONTAINER_FOLDERS.join('|')})(?![\\w-]))`, 'g');
  return rewrite(folder, (text) => text.replace(names, () => `${root}/`));
}

/**
 * Replaces the ports by ours, and Docker's name server by the API's address, in all files below a folder.
 * @param {string} folder
 * @param {{ site: number, health: number, api: string }} addresses
 */
function connect(folder, { site, health, api }) {
  return rewrite(folder, (text) =>
    text
      .replace(/^listen \[::\].*\n/gm, '')
      .replace(/\blisten 8080\b/g, `listen 127.0.0.1:${site}`)
      .replace(/\blisten 127\.0\.0\.1:8081\b/g, `listen 127.0.0.1:${health}`)
      .replace(/^ *resolver .*\n/gm, '')
      .replace(/\bserver backend:3000 resolve\b(.*;)/g, (_, settings) =>
        api
          .split(' ')
          .map((address) => `server ${address}${settings}`)
          .join(' '),
      ),
  );
}

/**
 * @param {string} folder
 * @param {(text: string) => string} change
 */
async function rewrite(folder, change) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, change(await readFile(file, 'utf8')));
  }
}

/**
 * Returns the variables that the container's script exports.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Record<string, string>>}
 */
async function readSettings(script, env) {
  const { code, output } = await capture('sh', ['-ec', '. "$0"; env -0', script], { env });
  if (code !== 0) throw new PlainError(output);
  return Object.fromEntries(
    output.split('\0').map((line) => {
      const [name = '', ...value] = line.split('=');
      return [name, value.join('=')];
    }),
  );
}

/**
 * Fills the templates like the image: each name of a setting becomes its value.
 * @param {string} folder
 * @param {Record<string, string>} settings
 */
async function fillTemplates(folder, settings) {
  const target = settings.NGINX_ENVSUBST_OUTPUT_DIR;
  if (!target) throw new PlainError('10-settings.envsh does not set the output folder.');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.template')) continue;
    const text = (await readFile(join(folder, name), 'utf8')).replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (whole, braced, bare) => settings[braced ?? bare] ?? whole,
    );
    await writeFile(join(target, name.replace(/\.template$/, '')), text);
  }
}
