// The page is there to be read before this runs. Its scripts, and what else can wait, are fetched once it has
// been seen, so that styles, type and pictures have the line to themselves.
import { TOKEN_KEY } from '../api/token-key';

const PATIENCE_MS = 1000;

const { documentElement: html, head, body } = document;
// For the styles: whoever may be signed in waits for the check, and is not offered to sign in meanwhile.
html.dataset.session = mayBeSignedIn() ? 'checking' : 'known';
await firstPaint();
for (const href of needs()) addLink('modulepreload', href);
addLink('manifest', '/site.webmanifest');
try {
  // By its address: as a module's name it would bring along what it is to wait for.
  if (import.meta.env.DEV) await import('./start');
  else await import(/* @vite-ignore */ needs()[0] ?? '');
} catch (error) {
  console.error(error);
  sayIncomplete();
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // The browser lets no site store anything.
    return false;
  }
}

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
  head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** What the page is made of, the first script first, as scripts/prerender.mjs knows. */
function needs(): string[] {
  const names = document.querySelector<HTMLElement>('script[data-needs]')?.dataset.needs;
  return names?.split(' ') ?? [];
}

/** Without its scripts the page can be read, but its forms and buttons are dead. */
function sayIncomplete(): void {
  html.dataset.session = 'known';
  // The development server's page has none, and shows errors itself.
  const ready = document.querySelector<HTMLTemplateElement>('#incomplete');
  if (!ready) return;
  body.append(ready.content);
  body.querySelector('body > [role="alert"] button')?.addEventListener('click', () => {
    location.reload();
  });
}
