import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { localizedPath, splitLanguage } from 'shared/site-languages';
import { App, loadPage } from './App';
import { setLanguage, setRefusalTextLoader } from '../../api/client';
import { startSession } from '../../api/session';
import { LANGUAGE } from '../texts/language';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

setRefusalTextLoader(async () => (await import('../texts/refusals')).refusalTextOf);
setLanguage(LANGUAGE);
startSession();
const { pathname, search } = window.location;
const initialPath = { pathname: splitLanguage(pathname).path, search };
const app = (
  <StrictMode>
    <BrowserRouter basename={localizedPath(LANGUAGE, '/')} useTransitions={false}>
      <App initialPage={await loadPage(initialPath, readPageData())} />
    </BrowserRouter>
  </StrictMode>
);

/** Returns the data that the API embedded in the document; undefined if the API didn't render the page. */
function readPageData(): unknown {
  const text = document.querySelector('#page-data')?.textContent;
  return text == null ? undefined : JSON.parse(text);
}

// In development, pages aren't prerendered, so there is nothing to hydrate.
if (root.firstElementChild) {
  // The transition keeps hydration from delaying the visitor's taps.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else createRoot(root).render(app);
