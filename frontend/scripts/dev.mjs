// @ts-check
// Serves both apps with live reload at one origin, as in production. Reads PORT, API_URL, and MAIL_DIR.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { renderMailPage } from './dev-mail.mjs';

const { PORT = '8080', API_URL = 'http://127.0.0.1:3000', MAIL_DIR = '' } = process.env;
const http = createHttpServer();

/** @param {'site' | 'console'} app */
function createAppServer(app) {
  const root = fileURLToPath(new URL(`../${app}`, import.meta.url));
  return createServer({
    root,
    configFile: `${root}/vite.config.mts`,
    clearScreen: false,
    server: {
      middlewareMode: true,
      // Otherwise both apps would try to open the same port for their live reload.
      ws: { server: http },
      proxy: { '/api': API_URL },
    },
  });
}

const [siteServer, consoleServer] = await Promise.all([
  createAppServer('site'),
  createAppServer('console'),
]);
http.on('request', (request, response) => {
  const [path = '', query] = (request.url ?? '').split(/(?=\?)/);
  if (path === '/guide') response.writeHead(308, { Location: `/guide/${query ?? ''}` }).end();
  else if (path.startsWith('/guide/')) consoleServer.middlewares(request, response);
  else if (/^\/dev\/mail(\/|$)/.test(path)) void respondWithMail(path, response);
  else siteServer.middlewares(request, response);
});

/** @param {string} path @param {import('node:http').ServerResponse} response */
async function respondWithMail(path, response) {
  const html = await renderMailPage(MAIL_DIR, path).catch((error) => `<pre>${String(error)}</pre>`);
  response.writeHead(html === undefined ? 404 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
  });
  response.end(html ?? 'This email doesn’t exist.');
}

http.listen(Number(PORT), '127.0.0.1');
