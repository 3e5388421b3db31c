// The page is there to be read before this runs. Its scripts are fetched once it has been seen, so that
// styles, type and pictures have the line to themselves.
const PATIENCE_MS = 1000;

await firstPaint();
for (const href of needs()) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}
await import('./start');

/** When the page has been painted, or soon where nobody sees it or the browser does not tell. */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      resolve();
    };
    setTimeout(done, document.hidden ? 0 : PATIENCE_MS);
    new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
  });
}

/** What the page is made of, as scripts/prerender.mjs knows; otherwise one script would lead to the next. */
function needs(): string[] {
  const names = document.querySelector<HTMLElement>('script[data-needs]')?.dataset.needs;
  return names?.split(' ') ?? [];
}

export {};
