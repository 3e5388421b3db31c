import 'virtual:fonts.css';
import '../ui/styles/fonts.css';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import './styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from '../api/session';
import { Console } from './Console';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

startSession();
createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename={import.meta.env.BASE_URL} useTransitions={false}>
      <Console />
    </BrowserRouter>
  </StrictMode>,
);
