import { pauseUntilOnline } from '../../api/pause';

const PAUSE_MS = 5000;

/**
 * Reloads the document as soon as the server responds, because the files that failed to load may belong to an older
 * version of the site that the server no longer has.
 *
 * @param mayReload checked before each step; the attempts end when it returns false
 * @param onFailure called after each failed attempt to reach the server
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
    await pauseUntilOnline(PAUSE_MS);
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
