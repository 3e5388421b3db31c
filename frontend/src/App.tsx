// First, so that what components say of themselves comes later and wins.
import 'virtual:fonts.css';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { pageAt, type Page } from './routes';

/** A page whose code is there. */
export interface ShownPage {
  page: Page;
  Content: ComponentType;
}

export async function loadPage(pathname: string): Promise<ShownPage> {
  const page = pageAt(pathname);
  return { page, Content: await page.load() };
}

/**
 * The site, inside whichever router it is given.
 *
 * @param first the page at the address where the visitor comes in
 */
export function App({ first }: { first: ShownPage }) {
  const location = useLocation();
  const [shown, setShown] = useState({ ...first, location });

  useEffect(() => {
    if (location === shown.location) return;
    let current = true;
    loadPage(location.pathname).then(
      (next) => {
        if (!current) return;
        const show = () => {
          flushSync(() => {
            setShown({ ...next, location });
          });
        };
        if (next.page === shown.page) show();
        else withTransition(show);
      },
      () => {
        // A newer version of the site may have taken the place of this one's files.
        if (current) window.location.reload();
      },
    );
    return () => {
      current = false;
    };
  }, [location, shown]);

  return (
    <Layout page={shown.page} location={shown.location}>
      <shown.Content key={shown.page.path} />
    </Layout>
  );
}

/** Lets one page become the next, where the browser can and the visitor likes motion. */
function withTransition(show: () => void): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Browsers that are some years old do not have it.
  if (calm || !('startViewTransition' in document)) {
    show();
    return;
  }
  const { ready, finished } = document.startViewTransition(show);
  // It is no error that the visitor is faster, or looks elsewhere.
  for (const stage of [ready, finished]) stage.catch(() => undefined);
}
