import { pauseOrOnline } from '../api/pause';

const PAUSE_MS = 5000;

/**
 * Has the browser load the document at the page's address as soon as its server answers: a newer version of
 * the site may have taken the place of the files that could not be had.
 *
 * @param mayReload asked before each step; it ends there if not
 * @param onFailure called where the server can't be reached
 */
export async function reloadWhenReachable(
  mayReload: () => boolean,
  onFailure: () => void,
): Promise<void> {
  while (mayReload()) {
    if (await isReachable()) {
      if (mayReload()) location.reload();
      return;
    }
    onFailure();
    await pauseOrOnline(PAUSE_MS);
  }
}

async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}
