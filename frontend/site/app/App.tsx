import '../../ui/styles/shared';
// Adds the styles of the alert that main.ts shows if the page's scripts can't be loaded.
import './layout/page-alert.module.css';
import { Fragment, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, type Location } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { Unreachable } from './layout/Unreachable';
import { reloadWhenReachable } from './reload-when-reachable';
import { notFoundPage, pageAt, withSiteName, type Page, type PageModule } from './routes';
import { countVisit } from '../visits/count-visit';
import { texts } from './texts.en';

/** If the page is still open this long after a failed load, the visitor hasn't left, so the page shows the failure. */
const UNLOAD_TIMEOUT_MS = 5000;

/** A page whose code and data have loaded. */
export interface LoadedPage {
  page: Page;
  content: ReactElement;
}

/**
 * Loads a page's code, and the page's data unless the document already contains that data.
 *
 * @param embeddedData the data embedded in the document, if any; null if the document is the not-found page
 */
export async function loadPage(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  embeddedData?: unknown,
): Promise<LoadedPage> {
  const page = embeddedData === null ? notFoundPage : pageAt(pathname);
  const code = await page.load();
  const { default: Content, dataSource } = code;
  if (!dataSource) return { page: describePage(page, code), content: <Content /> };
  const data = embeddedData === undefined ? await dataSource.load(pathname, search) : embeddedData;
  if (data === null) return loadPage({ pathname, search }, null);
  const PageContent = Content as ComponentType<{ data: unknown }>;
  return {
    page: {
      ...describePage(page, code),
      ...dataSource.describe?.(data as never),
    },
    content: <PageContent data={data} />,
  };
}

/** Adds the description that is part of the page's code. */
export function describePage(page: Page, { description }: PageModule): Page {
  return { ...page, ...(description !== undefined && { description }) };
}

interface Props {
  initialPage: LoadedPage;
}

/** The site; `initialPage` is the page that the visitor opened first. */
export function App({ initialPage }: Props) {
  const location = useLocation();
  const [shownPage, setShownPage] = useState({ ...initialPage, location });
  const [failedLocation, setFailedLocation] = useState<Location | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isSameEntry(location, shownPage.location)) return;
    let isCurrent = true;
    let isLeaving = false;
    const markLeaving = () => {
      isLeaving = true;
    };
    const showFailure = () => {
      if (isCurrent) setFailedLocation(location);
    };
    addEventListener('beforeunload', markLeaving);
    loadPage(location).then(
      (nextPage) => {
        if (!isCurrent) return;
        const showNextPage = () => {
          flushSync(() => {
            setShownPage({ ...nextPage, location });
          });
        };
        if (nextPage.page.path === shownPage.page.path) showNextPage();
        else runInTransition(showNextPage);
      },
      () => {
        // Some browsers cancel pending fetches when the visitor leaves for a different document.
        if (isLeaving) setTimeout(showFailure, UNLOAD_TIMEOUT_MS);
        else void reloadWhenReachable(() => isCurrent && !isLeaving, showFailure);
      },
    );
    return () => {
      isCurrent = false;
      removeEventListener('beforeunload', markLeaving);
    };
  }, [location, shownPage, attempt]);

  const { path } = shownPage.page;
  useEffect(() => {
    if (path !== notFoundPage.path) countVisit(path);
  }, [path]);

  const isUnreachable = failedLocation === location && !isSameEntry(location, shownPage.location);
  return (
    <>
      {isUnreachable ? (
        <Layout page={unreachablePage(location.pathname)} location={location}>
          <Unreachable
            onRetry={() => {
              setAttempt(attempt + 1);
            }}
          />
        </Layout>
      ) : (
        <Layout page={shownPage.page} location={shownPage.location}>
          <Fragment key={shownPage.page.path}>{shownPage.content}</Fragment>
        </Layout>
      )}
    </>
  );
}

/** Whether two locations are the same entry in the browser's history. */
function isSameEntry(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname;
}

/** Returns the page to show while the page at a URL can't be loaded. */
function unreachablePage(pathname: string): Page {
  const title = withSiteName(texts.unreachable.title);
  return { ...pageAt(pathname), title, isPublic: false };
}

/** Changes the page in a view transition, unless the visitor prefers reduced motion. */
function runInTransition(show: () => void): void {
  const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  // Older browsers don't support view transitions.
  if (prefersReducedMotion || !('startViewTransition' in document)) {
    show();
    return;
  }
  const { ready, finished } = document.startViewTransition(show);
  // Both promises reject if the visitor opens a different page or hides the tab, which isn't an error.
  for (const promise of [ready, finished]) promise.catch(() => undefined);
}
