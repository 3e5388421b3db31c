import type { Model, mongo, Types } from 'mongoose';
import type { User } from './auth.schemas';

/** The roles of guides. Owners can do everything; colleagues see only the departures that they lead. */
export const GUIDE_ROLES = ['owner', 'colleague'] as const;
export type GuideRole = (typeof GUIDE_ROLES)[number];

/** Returns a guide's role; undefined if the user isn't a guide. */
export function roleOf({
  guide,
  colleague,
}: Pick<User, 'guide' | 'colleague'>): GuideRole | undefined {
  if (guide) return 'owner';
  return colleague ? 'colleague' : undefined;
}

/**
 * Returns whether there is another owner. Writes to the other owners' accounts, so that two owners who leave at the
 * same time conflict.
 */
export async function hasOtherOwner(
  users: Model<User>,
  owner: string | Types.ObjectId,
  session: mongo.ClientSession,
): Promise<boolean> {
  const others = { guide: true as const, _id: { $ne: owner } };
  const { matchedCount } = await users.updateMany(
    others,
    { $inc: { leavingOwners: 1 } },
    { session },
  );
  return matchedCount > 0;
}
