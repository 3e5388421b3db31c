import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, type Connection, type mongo } from 'mongoose';

/** The guide's settings for the whole site. */
interface StoredSettings {
  _id: typeof SETTINGS_ID;
  /** How many tours can be led at the same time; no limit if missing. */
  toursAtOnce?: number;
}

const SETTINGS_ID = 'site';
/** How long other processes may keep using previous settings. */
const CACHE_TTL_MS = 1000;

export const settingsSchema = new Schema<StoredSettings>(
  {},
  { versionKey: false, collection: 'settings' },
);

/** Reads and writes the guide's settings for the whole site. */
@Injectable()
export class GuideSettingsService {
  private cache?: { loadedAt: number; toursAtOnce: Promise<number | undefined> };

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns how many tours can be led at the same time; undefined if there is no limit. May be a second old. */
  getToursAtOnce(): Promise<number | undefined> {
    const now = performance.now();
    if (!this.cache || now - this.cache.loadedAt > CACHE_TTL_MS) {
      const toursAtOnce = this.load();
      this.cache = { loadedAt: now, toursAtOnce };
      // Failures aren't cached.
      toursAtOnce.catch(() => (this.cache = undefined));
    }
    return this.cache.toursAtOnce;
  }

  /** @param toursAtOnce undefined to remove the limit */
  async setToursAtOnce(toursAtOnce: number | undefined): Promise<void> {
    const update: mongo.UpdateFilter<StoredSettings> =
      toursAtOnce === undefined ? { $unset: { toursAtOnce: 1 } } : { $set: { toursAtOnce } };
    await this.settings.updateOne({ _id: SETTINGS_ID }, update, { upsert: true });
    this.cache = undefined;
  }

  private async load(): Promise<number | undefined> {
    const settings = await this.settings.findOne({ _id: SETTINGS_ID });
    return settings?.toursAtOnce;
  }

  private get settings(): mongo.Collection<StoredSettings> {
    return this.connection.collection<StoredSettings>('settings');
  }
}
