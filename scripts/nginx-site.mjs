// @ts-check
// Serves the site with nginx outside a container, but with the container's configuration, settings, and compressed pages.
// Only paths, ports, and the API's hosts differ.
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openLog } from './log-file.mjs';
import { PlainError } from './plain-error.mjs';
import { findFreePort } from './ports.mjs';
import { FRONTEND, ROOT } from './project.mjs';
import { waitUntilReady } from './site.mjs';
import { capture, startProcess } from './child-process.mjs';
import { makeTemporaryFolder } from './temporary-folder.mjs';

const SOURCE = join(ROOT, 'nginx');
/** The container's folders that the configuration mentions. */
const CONTAINER_FOLDERS = ['etc/nginx', 'srv/site', 'tmp', 'certificates', 'var/cache/pages'];
const isRoot = process.getuid?.() === 0;

/**
 * Starts nginx. `unexpectedExit` resolves to a message if nginx exits.
 * @param {object} options
 * @param {import('./nginx.mjs').Nginx} options.nginx
 * @param {string} options.apiAddresses host and port of each API process, separated by spaces, such as 127.0.0.1:3000
 * @param {NodeJS.ProcessEnv} options.env the settings
 * @param {string} options.logs a folder
 * @returns {Promise<{ url: string, unexpectedExit: Promise<string> }>} once nginx is ready
 */
export async function startNginxSite({ nginx, apiAddresses, env, logs }) {
  const root = await makeTemporaryFolder();
  for (const folder of CONTAINER_FOLDERS) await mkdir(join(root, folder), { recursive: true });

  const configFolder = join(root, 'etc/nginx');
  for (const folder of ['conf', 'generated', 'templates', 'entrypoint']) {
    await cp(join(SOURCE, folder), join(configFolder, folder), { recursive: true });
  }
  await cp(join(FRONTEND, 'dist-nginx'), join(configFolder, 'generated'), { recursive: true });
  await cp(nginx.mimeTypes, join(configFolder, 'mime.types'));
  await copyPages(root);

  await rewritePaths(configFolder, root);
  const settings = await readContainerSettings(
    join(configFolder, 'entrypoint', '10-settings.envsh'),
    env,
  );
  const renderedFolder = await renderTemplates(join(configFolder, 'templates'), settings);

  const ports = { site: await findFreePort(), health: await findFreePort() };
  await rewriteAddresses(configFolder, { ...ports, apiAddresses });
  await rewriteAddresses(renderedFolder, { ...ports, apiAddresses });

  const log = openLog(join(logs, 'nginx.log'));
  const globalDirectives = ['daemon off;', ...(isRoot ? ['user root root;'] : [])].join(' ');
  const nginxProcess = startProcess(
    nginx.binary,
    [
      '-e',
      'stderr',
      '-p',
      root,
      '-c',
      join(configFolder, 'conf', 'nginx.conf'),
      '-g',
      globalDirectives,
    ],
    { stdout: log.fd, stderr: log.fd },
  );
  const unexpectedExit = nginxProcess.ended.then((code) => {
    const lastLines = log.read().trim().split('\n').slice(-3).join('\n  ');
    return `nginx exited with code ${code}; its log: ${log.path}\n  ${lastLines}`;
  });
  const url = `http://127.0.0.1:${ports.site}`;
  await Promise.race([
    waitUntilReady(`${url}/api/health/ready`, log.path),
    unexpectedExit.then((message) => {
      throw new PlainError(message);
    }),
  ]);
  return { url, unexpectedExit };
}

/**
 * Copies the built pages, and compresses them as the image does.
 * @param {string} root
 */
async function copyPages(root) {
  const pages = join(root, 'srv/site');
  await cp(join(FRONTEND, 'dist'), pages, { recursive: true });
  const { code, output } = await capture(process.execPath, [
    join(FRONTEND, 'scripts/compress.mjs'),
    pages,
    join(FRONTEND, 'node_modules/.cache/compressed'),
  ]);
  if (code !== 0) throw new PlainError(`The pages couldn't be compressed: ${output}`);
}

/**
 * Replaces the container's paths with paths under root in all files of a folder.
 * @param {string} folder
 * @param {string} root
 */
function rewritePaths(folder, root) {
  const pathStarts = new RegExp(`(?<![\\w.-])/(?=(${CONTAINER_FOLDERS.join('|')})(?![\\w-]))`, 'g');
  return rewriteFiles(folder, (text) => text.replace(pathStarts, () => `${root}/`));
}

/**
 * In all files of a folder, replaces the container's ports and the API's address in Docker's network, and removes the
 * IPv6 listeners and Docker's resolver.
 * @param {string} folder
 * @param {{ site: number, health: number, apiAddresses: string }} replacements the ports, and the API's addresses
 */
function rewriteAddresses(folder, { site, health, apiAddresses }) {
  return rewriteFiles(folder, (text) =>
    text
      .replace(/^listen \[::\].*\n/gm, '')
      .replace(/\blisten 8080\b/g, `listen 127.0.0.1:${site}`)
      .replace(/\blisten 127\.0\.0\.1:8081\b/g, `listen 127.0.0.1:${health}`)
      .replace(/^ *resolver .*\n/gm, '')
      .replace(/\bserver backend:3000 resolve\b(.*;)/g, (_, settings) =>
        apiAddresses
          .split(' ')
          .map((address) => `server ${address}${settings}`)
          .join(' '),
      ),
  );
}

/**
 * @param {string} folder
 * @param {(text: string) => string} rewriteText
 */
async function rewriteFiles(folder, rewriteText) {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    await writeFile(file, rewriteText(await readFile(file, 'utf8')));
  }
}

/**
 * Returns the environment variables after the container's settings script has run.
 * @param {string} script
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Record<string, string>>}
 */
async function readContainerSettings(script, env) {
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
 * Renders the templates as the image does, by replacing each variable with its value.
 * @param {string} folder
 * @param {Record<string, string>} settings
 * @returns {Promise<string>} the folder with the rendered files
 */
async function renderTemplates(folder, settings) {
  const target = settings.NGINX_ENVSUBST_OUTPUT_DIR;
  if (!target) throw new PlainError('10-settings.envsh does not set NGINX_ENVSUBST_OUTPUT_DIR.');
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.template')) continue;
    const text = (await readFile(join(folder, name), 'utf8')).replace(
      /\$(?:\{(\w+)\}|(\w+))/g,
      (match, bracedName, bareName) => settings[bracedName ?? bareName] ?? match,
    );
    await writeFile(join(target, name.replace(/\.template$/, '')), text);
  }
  return target;
}
