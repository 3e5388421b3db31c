import { useEffect, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import type { Location } from 'react-router-dom';
import { useSession } from '../../api/session';
import { updateHead } from '../update-head';
import { pageAt, type NamedPage } from '../routes';
import { pageWords } from '../../ui/words/page';
import { useWords } from '../../ui/language';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingScreen } from '../../ui/LoadingScreen';
import { useArrival } from '../../ui/use-arrival';
import { SkipLink } from '../../ui/SkipLink';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './layout.module.css';

interface Props {
  page: NamedPage;
  location: Location;
  children: ReactNode;
}

/** What every page has around it. */
export function Layout({ page, location, children }: Props) {
  const words = useWords(pageWords);
  const { status } = useSession();
  const mainRef = useRef<HTMLElement>(null);
  useArrival(location, mainRef);
  useEffect(() => {
    updateHead(page);
  }, [page]);

  const loading = status === 'loading';
  useLayoutEffect(() => {
    // Styles hide the page while it says "checking"; main.ts was the first to say so.
    if (status !== 'starting')
      document.documentElement.dataset.session = loading ? 'checking' : 'known';
  }, [status, loading]);
  return (
    <>
      <div className={styles.layout} onPointerOver={anticipate} onFocus={anticipate}>
        <SkipLink />
        <Header />
        <main id="main" ref={mainRef} tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </div>
      {(loading || status === 'starting') && <LoadingScreen />}
      <div className={screenReader.only} aria-live="polite">
        {loading && words.loading}
      </div>
    </>
  );
}

/** Fetches the code of a page that the visitor is about to go to. */
function anticipate({ target }: SyntheticEvent): void {
  const link = (target as Element).closest('a');
  // What fails now is tried again when it is needed.
  if (link?.origin === location.origin)
    pageAt(link.pathname)
      .load()
      .catch(() => undefined);
}
