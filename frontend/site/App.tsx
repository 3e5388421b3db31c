import '../ui/styles/shared';
// For the alert that main.ts shows if this code can't be loaded.
import './layout/page-alert.module.css';
import { Fragment, useEffect, useState, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, type Location } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { Unreachable } from './layout/Unreachable';
import { reloadWhenReachable } from './reload-when-reachable';
import {
  notFoundPage,
  pageAt,
  withSiteName,
  type NamedPage,
  type Page,
  type PageCode,
} from './routes';
import { LanguageProvider, type Language } from '../ui/language';
import { siteWords } from './words/site';

/** Who is still here after that has not left. */
const LEAVING_MS = 5000;

/** A page whose code is there. */
export interface ShownPage {
  page: NamedPage;
  content: ReactElement;
}

/** @param given what the page shows, where the document has brought it along; null if it says that there is none */
export async function loadPage(
  pathname: string,
  language: Language,
  given?: unknown,
): Promise<ShownPage> {
  const page = given === null ? notFoundPage : pageAt(pathname);
  const code = await page.load();
  const { default: Content, source } = code;
  if (!source) return { page: named(page, code, language), content: <Content /> };
  const data = given === undefined ? await source.load(pathname) : given;
  if (data === null) return loadPage(pathname, language, null);
  const Filled = Content as ComponentType<{ data: unknown }>;
  return {
    page: {
      ...named(page, code, language),
      ...source.describe?.(data as never, language),
    },
    content: <Filled data={data} />,
  };
}

/** A page as it is called in a language. */
export function named(
  { nameIn, ...page }: Page,
  { describe }: PageCode,
  language: Language,
): NamedPage {
  return {
    ...page,
    ...(describe && { description: describe(language) }),
    ...nameIn(siteWords[language]),
  };
}

interface Props {
  first: ShownPage;
  language: Language;
}

/**
 * The site, inside whichever router it is given.
 *
 * @param first the page at the address where the visitor comes in
 */
export function App({ first, language }: Props) {
  const location = useLocation();
  const [shown, setShown] = useState({ ...first, location });
  const [failure, setFailure] = useState<Location | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (isSameEntry(location, shown.location)) return;
    let current = true;
    let leaving = false;
    const leave = () => {
      leaving = true;
    };
    const fail = () => {
      if (current) setFailure(location);
    };
    addEventListener('beforeunload', leave);
    loadPage(location.pathname, language).then(
      (next) => {
        if (!current) return;
        const change = () => {
          flushSync(() => {
            setShown({ ...next, location });
          });
        };
        if (next.page.path === shown.page.path) change();
        else withTransition(change);
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
  }, [location, shown, attempt, language]);

  const isUnreachable = failure === location && !isSameEntry(location, shown.location);
  return (
    <LanguageProvider value={language}>
      {isUnreachable ? (
        <Layout page={unreachable(location.pathname, language)} location={location}>
          <Unreachable
            onRetry={() => {
              setAttempt(attempt + 1);
            }}
          />
        </Layout>
      ) : (
        <Layout page={shown.page} location={shown.location}>
          <Fragment key={shown.page.path}>{shown.content}</Fragment>
        </Layout>
      )}
    </LanguageProvider>
  );
}

/** Whether two locations are one entry of the browser's history: coming back to it loads nothing again. */
function isSameEntry(one: Location, other: Location): boolean {
  return one.key === other.key && one.pathname === other.pathname;
}

/** The page that stands in for the one at an address until that can be loaded. */
function unreachable(pathname: string, language: Language): NamedPage {
  const words = siteWords[language];
  const title = withSiteName(words.unreachable.title, words);
  return { ...pageAt(pathname), title, isPublic: false };
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
