import { useQuery } from '@tanstack/react-query';
import type { MailState } from '../../api/schema';
import { getMail } from '../guide-api';

export const MAIL_KEY = ['mail'];
const REFRESH_MS = 60_000;

/** The state of the site's mail, at most a minute old. Colleagues can't load it. */
export function useMail({ isOwner = true } = {}) {
  return useQuery({
    queryKey: MAIL_KEY,
    queryFn: getMail,
    refetchInterval: REFRESH_MS,
    enabled: isOwner,
  });
}

/** Returns whether the guide must fix mail, or handle messages that failed. */
export function needsAttention({ failing, failed, unknown }: MailState): boolean {
  return failing !== null || failed + unknown > 0;
}
