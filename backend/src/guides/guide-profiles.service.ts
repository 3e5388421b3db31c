import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Types, type Connection, type mongo } from 'mongoose';
import { CachedValue } from '../database/cached-value';
import { HistoryService } from '../history/history.service';
import { PhotosService } from '../tours/photos.service';
import { toPublicGuide, type PublicGuide } from './guide-profile';
import type { GuideProfile } from './guide-profile.schema';

/** How long other processes may keep using previous profiles. */
const CACHE_TTL_MS = 1000;

/** The part of a guide's account that this service uses. */
interface StoredGuide {
  _id: Types.ObjectId;
  username: string;
  /** Set only for owners. */
  guide?: true;
  /** Set only for colleagues. */
  colleague?: true;
  profile?: GuideProfile;
}

/** An owner or a colleague. */
export interface ListedGuide {
  id: string;
  username: string;
  /** Missing until the guide has saved a profile. */
  profile?: GuideProfile;
}

/** Stores guides' profiles and photographs. */
@Injectable()
export class GuideProfilesService {
  private readonly cache = new CachedValue(() => this.load(), CACHE_TTL_MS);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly photos: PhotosService,
    private readonly history: HistoryService,
  ) {}

  /** Returns all guides, owners first, then colleagues, each in the order of their sign-up. May be up to a second old. */
  list(): Promise<readonly ListedGuide[]> {
    return this.cache.get();
  }

  /** Returns the public profile of the site's only guide; undefined if there are more guides, or no profile. */
  async findOnlyGuide(): Promise<PublicGuide | undefined> {
    const [guide, ...otherGuides] = await this.list();
    const isOnlyGuide = otherGuides.length === 0;
    return isOnlyGuide && guide?.profile ? toPublicGuide(guide.profile) : undefined;
  }

  /** Returns a guide's profile, without caching; undefined until the guide has saved one. */
  async find(id: string): Promise<GuideProfile | undefined> {
    const user = await this.users.findOne(
      { _id: new Types.ObjectId(id) },
      { projection: { profile: 1 } },
    );
    return user?.profile;
  }

  /** Stores a guide's profile, and deletes the photograph that it replaces. */
  async save(id: string, profile: GuideProfile): Promise<void> {
    await this.history.transaction(async (session) => {
      const user = await this.users.findOneAndUpdate(
        { _id: new Types.ObjectId(id) },
        { $set: { profile } },
        { session, projection: { profile: 1 } },
      );
      const previousPhoto = user?.profile?.photo;
      if (previousPhoto && previousPhoto.file !== profile.photo?.file) {
        await this.photos.remove(photoKey(id), [previousPhoto.file], session);
      }
      const { name } = profile;
      await this.history.record(
        { kind: 'profile', subject: id, name, before: user?.profile, after: profile },
        session,
      );
    });
    this.cache.clear();
  }

  /**
   * Deletes a guide's profile and photographs.
   *
   * @param session the database session of a transaction
   */
  async delete(id: string, session?: mongo.ClientSession): Promise<void> {
    await this.users.updateOne(
      { _id: new Types.ObjectId(id) },
      { $unset: { profile: 1 } },
      { session },
    );
    await this.photos.removeAll(photoKey(id), session);
    this.cache.clear();
  }

  private async load(): Promise<ListedGuide[]> {
    const guides = await this.users
      .find({ $or: [{ guide: true }, { colleague: true }] })
      .project<StoredGuide>({ username: 1, guide: 1, colleague: 1, profile: 1 })
      .toArray();
    const roleOrder = ({ guide }: StoredGuide) => (guide ? 0 : 1);
    return guides
      .sort(
        (one, other) =>
          roleOrder(one) - roleOrder(other) || String(one._id).localeCompare(String(other._id)),
      )
      .map(({ _id, username, profile }) => ({
        id: String(_id),
        username,
        ...(profile && { profile }),
      }));
  }

  private get users(): mongo.Collection<StoredGuide> {
    return this.connection.collection<StoredGuide>('users');
  }
}

/**
 * Returns the key under which a guide's photographs are stored. It never equals a tour's key, which begins with
 * a list's name.
 */
export function photoKey(guide: string): string {
  return `guide.${guide}`;
}
