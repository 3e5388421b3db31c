import { Mark } from './Mark';

/** Covers the site while the session is checked. */
export function LoadingScreen() {
  return (
    <div className="loading-screen" role="status">
      <Mark />
      <p>Loading…</p>
    </div>
  );
}
