import { useQuery } from '@tanstack/react-query';
import type { MailState } from '../../api/schema';
import { getMail } from '../guide-api';

export const MAIL_KEY = ['mail'];
const LOOKED_AT_EVERY_MS = 60_000;

/** How mail fares, as it was at most a minute ago. */
export function useMail() {
  return useQuery({ queryKey: MAIL_KEY, queryFn: getMail, refetchInterval: LOOKED_AT_EVERY_MS });
}

/** Whether the guide has to do something about mail. */
export function needsGuide({ failing, failed, unknown }: MailState): boolean {
  return failing !== null || failed + unknown > 0;
}
