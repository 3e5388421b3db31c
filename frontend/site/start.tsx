import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App, loadPage } from './App';
import { startSession } from '../api/session';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startSession();
const app = (
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <App first={await loadPage(window.location.pathname)} />
    </BrowserRouter>
  </StrictMode>
);
// In development pages are not rendered beforehand.
if (root.firstElementChild) {
  // In small steps, so that whoever taps meanwhile is not kept waiting.
  startTransition(() => {
    hydrateRoot(root, app);
  });
} else createRoot(root).render(app);
