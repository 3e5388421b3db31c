import { Mark } from './Mark';

/** Stands in the site's place while the session is checked; it is on every page for those who wait for scripts. */
export function LoadingScreen() {
  return (
    <div className="loading-screen" aria-hidden="true">
      <Mark />
      <p>Loading…</p>
    </div>
  );
}
