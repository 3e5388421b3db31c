// Loads the page's scripts and the manifest after the first paint, so that styles, fonts, and pictures get the
// bandwidth first. In the meantime, visitors can read the prerendered page.
import { TOKEN_KEY } from '../../api/token-key';

const PAINT_TIMEOUT_MS = 1000;

const { documentElement: html, head, body } = document;
// Styles hide the account links until this attribute is set, and the whole page while it is "checking".
html.dataset.session = mayBeSignedIn() ? 'checking' : 'known';
await waitForFirstPaint();
for (const href of findPageScripts()) addLink('modulepreload', href);
addLink('manifest', '/site.webmanifest');
try {
  // Imported by URL: a module specifier would make the bundler load the code right away.
  if (import.meta.env.DEV) await import('./start');
  else await import(/* @vite-ignore */ findPageScripts()[0] ?? '');
} catch (error) {
  console.error(error);
  showIncompleteAlert();
}

function mayBeSignedIn(): boolean {
  try {
    return localStorage.getItem(TOKEN_KEY) !== null;
  } catch {
    // The browser blocks storage.
    return false;
  }
}

/**
 * Resolves after the first paint. If the browser doesn't report it, resolves after a timeout. In a hidden tab, which
 * doesn't paint, resolves at once.
 */
function waitForFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    const stopWaiting = () => {
      resolve();
    };
    setTimeout(stopWaiting, document.hidden ? 0 : PAINT_TIMEOUT_MS);
    new PerformanceObserver(stopWaiting).observe({ type: 'paint', buffered: true });
  });
}

function addLink(rel: string, href: string): void {
  head.append(Object.assign(document.createElement('link'), { rel, href }));
}

/** Returns the URLs of the page's scripts, the entry first; scripts/build-site.mjs writes them into the page. */
function findPageScripts(): string[] {
  const names = document.querySelector<HTMLElement>('script[data-needs]')?.dataset.needs;
  return names?.split(' ') ?? [];
}

/** Alerts the visitor that part of the page is missing: without scripts, its forms and buttons don't work. */
function showIncompleteAlert(): void {
  html.dataset.session = 'known';
  // The development server's page has no template, because that server shows errors itself.
  const template = document.querySelector<HTMLTemplateElement>('#incomplete');
  if (!template) return;
  body.append(template.content);
  body.querySelector('body > [role="alert"] button')?.addEventListener('click', () => {
    location.reload();
  });
}
