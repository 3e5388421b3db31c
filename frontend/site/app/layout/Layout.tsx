import { useEffect, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import type { Location } from 'react-router-dom';
import { splitLanguage } from 'shared/site-languages';
import { useSession } from '../../../api/session';
import { restoreTypedValues } from '../language-choice';
import { updateHead } from '../update-head';
import { pageAt, type Page } from '../routes';
import { LANGUAGE } from '../../texts/language';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingScreen } from '../../../ui/LoadingScreen';
import { useScrollRestoration } from '../../../ui/use-scroll-restoration';
import { useLanguageOffer } from './use-language-offer';
import { SkipLink } from '../../../ui/SkipLink';
import { texts as uiTexts } from '../../../ui/texts.en';
import screenReader from '../../../ui/screen-reader.module.css';
import styles from './layout.module.css';

interface Props {
  page: Page;
  location: Location;
  children: ReactNode;
}

/** The header, the footer, and the loading screen around every page. */
export function Layout({ page, location, children }: Props) {
  const { status } = useSession();
  const languageOffer = useLanguageOffer();
  const mainRef = useRef<HTMLElement>(null);
  useScrollRestoration(location, mainRef);
  useEffect(() => {
    updateHead(page);
  }, [page]);

  useEffect(() => {
    void restoreTypedValues();
  }, []);

  const isLoading = status === 'loading';
  useLayoutEffect(() => {
    // While the attribute is "checking", styles hide the page. main.ts sets its initial value.
    if (status !== 'starting')
      document.documentElement.dataset.session = isLoading ? 'checking' : 'known';
  }, [status, isLoading]);
  return (
    <>
      <div className={styles.layout} onPointerOver={preloadPage} onFocus={preloadPage}>
        <SkipLink />
        <Header />
        <main id="main" ref={mainRef} tabIndex={-1}>
          {children}
        </main>
        <Footer />
        {languageOffer}
      </div>
      {(isLoading || status === 'starting') && <LoadingScreen />}
      <div className={screenReader.only} aria-live="polite">
        {isLoading && uiTexts.page.loading}
      </div>
    </>
  );
}

/** Loads a page's code when the visitor points at a link to the page, or focuses the link. */
function preloadPage({ target }: SyntheticEvent): void {
  const link = (target as Element).closest('a');
  if (link?.origin !== location.origin) return;
  const { language, path } = splitLanguage(link.pathname);
  // A failure is handled when the visitor opens the page.
  if (language === LANGUAGE)
    pageAt(path)
      .load()
      .catch(() => undefined);
}
