import '../ui/styles/shared';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from '../api/session';
import { Console } from './Console';
import { ErrorBoundary } from './ErrorBoundary';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startSession();
createRoot(root).render(
  <StrictMode>
    <ErrorBoundary>
      <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
        <Console />
      </BrowserRouter>
    </ErrorBoundary>
  </StrictMode>,
);
