import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { notFoundPage, pages as routes } from './routes';

/** What scripts/prerender.mjs writes to files when the site is built. */
export const pages = [...routes, notFoundPage].map(({ path, file, title, description }) => ({
  path,
  file,
  title,
  description,
}));

export function renderPage(path: string): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={path === '*' ? '/404' : path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
}
