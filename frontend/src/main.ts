// The page is there to be read before this runs. Its scripts, and what else can wait, are fetched once it has
// been seen, so that styles, type and pictures have the line to themselves.
const PATIENCE_MS = 1000;

await firstPaint();
for (const href of needs()) addLink('modulepreload', href);
addLink('manifest', '/site.webmanifest');
// By its address: as a module's name it would bring along what it is to wait for.
if (import.meta.env.DEV) await import('./start');
else await import(/* @vite-ignore */ needs()[0] ?? '');

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

function addLink(rel: string, href: string): void {
  document.head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** What the page is made of, the first script first, as scripts/prerender.mjs knows. */
function needs(): string[] {
  const names = document.querySelector<HTMLElement>('script[data-needs]')?.dataset.needs;
  return names?.split(' ') ?? [];
}

export {};
