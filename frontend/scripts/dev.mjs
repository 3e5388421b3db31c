// @ts-check
// Both apps with reload on change, at one address as in production: PORT says where, API_URL where the API is.
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { mailPage } from './dev-mail.mjs';

const { PORT = '8080', API_URL = 'http://127.0.0.1:3000', MAIL_DIR = '' } = process.env;
const http = createHttpServer();

/** @param {'site' | 'console'} app */
function serve(app) {
  const root = fileURLToPath(new URL(`../${app}`, import.meta.url));
  return createServer({
    root,
    configFile: `${root}/vite.config.mts`,
    clearScreen: false,
    server: {
      middlewareMode: true,
      // Or each would open a port of its own for what it tells the browser, and it is the same for both.
      ws: { server: http },
      proxy: { '/api': API_URL },
    },
  });
}

const [site, console] = await Promise.all([serve('site'), serve('console')]);
http.on('request', (request, response) => {
  const [path = '', query] = (request.url ?? '').split(/(?=\?)/);
  if (path === '/guide') response.writeHead(308, { Location: `/guide/${query ?? ''}` }).end();
  else if (path.startsWith('/guide/')) console.middlewares(request, response);
  else if (/^\/dev\/mail(\/|$)/.test(path)) void answerMail(path, response);
  else site.middlewares(request, response);
});

/** @param {string} path @param {import('node:http').ServerResponse} response */
async function answerMail(path, response) {
  const html = await mailPage(MAIL_DIR, path).catch((error) => `<pre>${String(error)}</pre>`);
  response.writeHead(html === undefined ? 404 : 200, {
    'Content-Type': 'text/html; charset=utf-8',
  });
  response.end(html ?? 'There is no such mail.');
}

http.listen(Number(PORT), '127.0.0.1');
