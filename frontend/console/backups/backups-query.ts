import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../api/session';
import { getBackups } from '../guide-api';

const REFRESH_MS = 10 * 60_000;

/** The state of the site's backups, at most ten minutes old. */
export function useBackups() {
  const session = useSession();
  return useQuery({
    queryKey: ['backups'],
    queryFn: getBackups,
    refetchInterval: REFRESH_MS,
    // Colleagues can't load the backups' state.
    enabled: session.status === 'signed-in' && session.user.role !== 'colleague',
  });
}
