import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../auth/session';
import { followPage } from '../follow-page';
import { notFoundPage, pages } from '../routes';
import { Footer } from './Footer';
import { Header } from './Header';
import { LoadingScreen } from './LoadingScreen';
import './layout.css';

/** What every page has around it. */
export function Layout() {
  const { status } = useSession();
  const { pathname } = useLocation();
  const mainRef = useRef<HTMLElement>(null);
  const previousPath = useRef(pathname);

  useEffect(() => {
    followPage(pages.find(({ path }) => path === pathname) ?? notFoundPage);
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    // As a browser does for a new document: start at the top, and let screen readers begin there.
    window.scrollTo(0, 0);
    mainRef.current?.focus({ preventScroll: true });
  }, [pathname]);

  const loading = status === 'loading';
  return (
    <>
      <div className="layout" inert={loading}>
        <a className="skip-link" href="#main">
          Skip to the content
        </a>
        <Header />
        <main id="main" ref={mainRef} tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
      </div>
      {loading && <LoadingScreen />}
    </>
  );
}
