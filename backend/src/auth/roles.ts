import type { User } from './auth.schemas';

/** The roles on the guide's side. Owners can do everything; colleagues see only the departures that they lead. */
export const GUIDE_ROLES = ['owner', 'colleague'] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

/** Returns a user's role on the guide's side; undefined for other users. */
export function roleOf({ guide, colleague }: Pick<User, 'guide' | 'colleague'>) {
  if (guide) return 'owner' satisfies GuideRole;
  return colleague ? ('colleague' satisfies GuideRole) : undefined;
}
