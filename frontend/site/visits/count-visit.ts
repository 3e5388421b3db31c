import { callApi } from '../../api/client';
import type { VisitInput } from '../../api/schema';
import { whenSessionIsKnown } from '../../api/session';
import { LANGUAGE } from '../texts/language';

const countedSteps = new Set<string>();

/**
 * Counts a step of this visit, unless the visitor asks sites not to track them, or is signed in as a guide. Each step
 * counts once for each page, until the visitor closes or reloads the site.
 *
 * @param page the page's path; for a step toward a booking, the path of the tour's page
 */
export function countVisit(page: string, step: VisitInput['step'] = 'SEEN'): void {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    globalPrivacyControl?: boolean;
  };
  const key = `${step} ${page}`;
  if (doNotTrack === '1' || globalPrivacyControl || countedSteps.has(key)) return;
  countedSteps.add(key);
  const referrer = document.referrer && new URL(document.referrer).hostname;
  const body = { page, step, language: LANGUAGE, ...(referrer && { referrer }) };
  whenSessionIsKnown((session) => {
    if (session.status === 'signed-in' && session.user.guide) return;
    callApi('POST /visits', { body, withoutCookies: true }).catch(() => undefined);
  });
}
