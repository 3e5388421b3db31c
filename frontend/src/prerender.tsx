import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App, loadPage } from './App';
import { notFoundPage, pages as routes } from './routes';

/** What scripts/prerender.mjs writes to files when the site is built. */
export const pages = [...routes, notFoundPage].map(({ path, file, title, description }) => ({
  path,
  file,
  title,
  description,
}));

export async function renderPage(path: string): Promise<string> {
  const pathname = path === '*' ? '/404' : path;
  const first = await loadPage(pathname);
  return renderToString(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App first={first} />
      </StaticRouter>
    </StrictMode>,
  );
}
