import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { createHash } from 'node:crypto';
import { MAX_UNSAVED_PHOTOS, PHOTO_ENDINGS, PHOTO_FILE } from 'shared/tour-photos';
import type { PhotoFile } from './photo-file';
import { photoId, type Photo } from './photo.schema';

/** How long a photograph is kept that was added to a tour but not saved with it. */
const UNSAVED_MS = 24 * 60 * 60_000;
/** Sorts after all file names, since they are hexadecimal. */
const LAST_FILE = 'g';

/** A photograph's metadata. */
type PhotoFacts = Pick<Photo, 'file' | 'width' | 'height'>;

/** The photographs of the tours. A tour's content lists those that it shows, in order. */
@Injectable()
export class PhotosService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Stores a photograph for a tour, and deletes those that were never saved with it.
   *
   * @param shown the files that the tour shows
   * @returns null if too many others are unsaved
   */
  async add(tour: string, { type, data, width, height }: PhotoFile, shown: string[]) {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
    const file = `${hash}.${PHOTO_ENDINGS[type]}`;
    const _id = photoId(tour, file);
    const addedAt = new Date();
    const photo = { tour, file, type, width, height, data, addedAt };
    const { upsertedCount } = await this.collection.replaceOne({ _id }, photo, { upsert: true });
    await this.collection.deleteMany({
      tour,
      addedAt: { $lt: new Date(Date.now() - UNSAVED_MS) },
      file: { $nin: shown },
    });
    // Counts after the insert, so that calls that arrive together all see each other's photographs.
    if (upsertedCount === 1 && (await this.countUnsaved(tour, shown)) > MAX_UNSAVED_PHOTOS) {
      // Keeps the photograph if another call has added it again.
      await this.collection.deleteOne({ _id, addedAt });
      return null;
    }
    return { file, width, height } satisfies PhotoFacts;
  }

  /** Uses only the index on ids, which begin with the tour's, so that no photograph is read. */
  private countUnsaved(tour: string, shown: string[]): Promise<number> {
    return this.collection.countDocuments({
      _id: {
        $gte: photoId(tour, ''),
        $lt: photoId(tour, LAST_FILE),
        $nin: shown.map((file) => photoId(tour, file)),
      },
    });
  }

  /** Returns the stored photographs among some files of a tour, by file. */
  async findFacts(tour: string, files: string[]): Promise<Map<string, PhotoFacts>> {
    const found = await this.collection
      .find({ _id: { $in: files.map((file) => photoId(tour, file)) } })
      .project<PhotoFacts>({ _id: 0, file: 1, width: 1, height: 1 })
      .toArray();
    return new Map(found.map((photo) => [photo.file, photo]));
  }

  /** Returns the photograph with this file name, of any tour. */
  async find(file: string): Promise<Pick<Photo, 'type' | 'data'> | null> {
    if (!PHOTO_FILE.test(file)) return null;
    return this.collection.findOne(
      { file },
      { projection: { type: 1, data: 1 }, promoteBuffers: true },
    );
  }

  /** Deletes all photographs of a tour. */
  async removeAll(tour: string): Promise<void> {
    await this.collection.deleteMany({ tour });
  }

  /** Deletes photographs of a tour. */
  async remove(tour: string, files: string[]): Promise<void> {
    if (files.length === 0) return;
    const ids = files.map((file) => photoId(tour, file));
    await this.collection.deleteMany({ _id: { $in: ids } });
  }

  private get collection(): mongo.Collection<Photo> {
    return this.connection.collection<Photo>('photos');
  }
}
