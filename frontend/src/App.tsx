// First, so that what components say of themselves comes later and wins.
import './styles/tokens.css';
import './styles/base.css';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './layout/Layout';
import { notFoundPage, pages } from './routes';

/** The site, inside whichever router it is given. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {[...pages, notFoundPage].map(({ path, element }) => (
          <Route key={path} path={path} element={element} caseSensitive />
        ))}
      </Route>
    </Routes>
  );
}
