import { Route, Routes } from 'react-router-dom';
import { SessionProvider } from './auth/session';
import { Layout } from './layout/Layout';
import { notFoundPage, pages } from './routes';
import './styles/tokens.css';
import './styles/base.css';

/** The site, inside whichever router it is given. */
export function App() {
  return (
    <SessionProvider>
      <Routes>
        <Route element={<Layout />}>
          {[...pages, notFoundPage].map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Route>
      </Routes>
    </SessionProvider>
  );
}
