import '../ui/styles/shared';
import { useEffect, useState, type ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, type Location } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { PageAlert } from './layout/PageAlert';
import { reloadWhenReachable } from './reload-when-reachable';
import { pageAt, type Page } from './routes';

/** Who is still here after that has not left. */
const LEAVING_MS = 5000;

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
  const [failure, setFailure] = useState<Location | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (location === shown.location) return;
    let current = true;
    let leaving = false;
    const leave = () => {
      leaving = true;
    };
    const fail = () => {
      if (current) setFailure(location);
    };
    addEventListener('beforeunload', leave);
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
        // Whoever leaves for another document is let go: some browsers then give up what is being fetched.
        if (leaving) setTimeout(fail, LEAVING_MS);
        else void reloadWhenReachable(() => current && !leaving, fail);
      },
    );
    return () => {
      current = false;
      removeEventListener('beforeunload', leave);
    };
  }, [location, shown, attempt]);

  return (
    <>
      <Layout page={shown.page} location={shown.location}>
        <shown.Content key={shown.page.path} />
      </Layout>
      {failure === location && location !== shown.location && (
        <PageAlert
          action="Try again"
          onAction={() => {
            setAttempt(attempt + 1);
          }}
        >
          The page can’t be reached. It will open as soon as the connection is back.
        </PageAlert>
      )}
    </>
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
