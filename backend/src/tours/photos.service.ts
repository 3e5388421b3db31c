import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { createHash } from 'node:crypto';
import { MAX_UNSAVED_PHOTOS, PHOTO_EXTENSIONS, PHOTO_FILE } from 'shared/tour-photos';
import type { PhotoFile } from './photo-file';
import { photoId, type Photo } from './photo.schema';

/** How long an uploaded photograph is kept if the tour is never saved with it. */
const UNSAVED_RETENTION_MS = 24 * 60 * 60_000;
/** Sorts after all file names, since they are hexadecimal. */
const AFTER_ALL_FILES = 'g';

/** A photograph's metadata. */
type PhotoMetadata = Pick<Photo, 'file' | 'width' | 'height'>;

/**
 * Stores the photographs of tours and guides. A tour's content lists the photographs that visitors see, in order; a
 * guide's profile has one.
 */
@Injectable()
export class PhotosService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Stores a photograph for a tour, and deletes old photographs that were uploaded but aren't in the saved content.
   *
   * @param savedFiles the files in the stored tour’s content
   * @returns null if the tour has too many unsaved photographs
   */
  async add(tour: string, { type, data, width, height }: PhotoFile, savedFiles: string[]) {
    const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
    const file = `${hash}.${PHOTO_EXTENSIONS[type]}`;
    const _id = photoId(tour, file);
    const addedAt = new Date();
    const photo = { tour, file, type, width, height, data, addedAt };
    const { upsertedCount } = await this.collection.replaceOne({ _id }, photo, { upsert: true });
    await this.collection.deleteMany({
      tour,
      addedAt: { $lt: new Date(Date.now() - UNSAVED_RETENTION_MS) },
      file: { $nin: savedFiles },
    });
    // Counts after the insert, so that concurrent calls count each other's photographs.
    if (upsertedCount === 1 && (await this.countUnsaved(tour, savedFiles)) > MAX_UNSAVED_PHOTOS) {
      // Keeps the photograph if another call has just added the same one.
      await this.collection.deleteOne({ _id, addedAt });
      return null;
    }
    return { file, width, height } satisfies PhotoMetadata;
  }

  /**
   * Counts a tour's photographs that aren't in the saved content. Filters by a range of ids, which begin with the tour's
   * id, so that MongoDB reads only the index.
   */
  private countUnsaved(tour: string, savedFiles: string[]): Promise<number> {
    return this.collection.countDocuments({
      _id: {
        $gte: photoId(tour, ''),
        $lt: photoId(tour, AFTER_ALL_FILES),
        $nin: savedFiles.map((file) => photoId(tour, file)),
      },
    });
  }

  /** Returns the metadata of a tour's files, keyed by file name. Files that aren't stored are missing. */
  async findMetadata(tour: string, files: string[]): Promise<Map<string, PhotoMetadata>> {
    const photos = await this.collection
      .find({ _id: { $in: files.map((file) => photoId(tour, file)) } })
      .project<PhotoMetadata>({ _id: 0, file: 1, width: 1, height: 1 })
      .toArray();
    return new Map(photos.map((photo) => [photo.file, photo]));
  }

  /** Returns the photograph with this file name, from any tour. */
  async find(file: string): Promise<Pick<Photo, 'type' | 'data'> | null> {
    if (!PHOTO_FILE.test(file)) return null;
    return this.collection.findOne(
      { file },
      { projection: { type: 1, data: 1 }, promoteBuffers: true },
    );
  }

  /**
   * Deletes all photographs of a tour or guide.
   *
   * @param session the database session of a transaction
   */
  async removeAll(tour: string, session?: mongo.ClientSession): Promise<void> {
    await this.collection.deleteMany({ tour }, { session });
  }

  /**
   * Deletes these photographs of a tour or guide.
   *
   * @param session the database session of a transaction
   */
  async remove(tour: string, files: string[], session?: mongo.ClientSession): Promise<void> {
    if (files.length === 0) return;
    const ids = files.map((file) => photoId(tour, file));
    await this.collection.deleteMany({ _id: { $in: ids } }, { session });
  }

  private get collection(): mongo.Collection<Photo> {
    return this.connection.collection<Photo>('photos');
  }
}
