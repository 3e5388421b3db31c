import { SITE_LANGUAGE_CODES } from './site-languages.ts';

/** The steps toward a booking, in order, and its cancellation. */
export const VISIT_STEPS = ['SEEN', 'DATE_CHOSEN', 'CONTACT_GIVEN', 'BOOKED', 'CANCELLED'] as const;

export type VisitStep = (typeof VISIT_STEPS)[number];

/** The languages that pages can have, as BCP 47 codes. */
export const VISIT_LANGUAGES = SITE_LANGUAGE_CODES;

/** The pages whose visits are counted, in addition to each tour's page. All tickets count as one page. */
export const VISIT_PAGES = [
  '/',
  '/about',
  '/account',
  '/booking/*',
  '/contact',
  '/gallery',
  '/invitation',
  '/my-tours',
  '/privacy',
  '/reset-password',
  '/serviceone',
  '/servicetwo',
  '/signin',
  '/signup',
  '/tours',
] as const;

/** Stands for visits that didn't come from a different site. */
export const NO_REFERRER = '';

/** Stands for all referring hosts beyond the number counted by name. The space keeps it apart from host names. */
export const OTHER_REFERRERS = 'other sites';
