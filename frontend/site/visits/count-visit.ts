import { callApi } from '../../api/client';
import type { VisitInput } from '../../api/schema';
import { LANGUAGE } from '../texts/language';

const countedSteps = new Set<string>();

/**
 * Counts a step of this visit, unless the visitor asks sites not to track them. Each step counts once for each page, until
 * the visitor closes or reloads the site.
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
  callApi('POST /visits', { body, withoutCookies: true }).catch(() => undefined);
}
