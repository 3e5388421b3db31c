import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, Types, type Connection, type mongo } from 'mongoose';
import { addDays, newYorkInstant } from 'shared/new-york';
import { Cached } from '../database/cached';
import type { StoredTimeOff, TimeOff } from './time-off';

/** When the guides can lead tours. */
export interface GuideAvailability {
  /** How many tours can be led at the same time; undefined if there is no limit. */
  toursAtOnce?: number | undefined;
  timeOff: readonly TimeOff[];
}

/** The guide's settings for the whole site. */
interface StoredSettings {
  _id: typeof SETTINGS_ID;
  /** Missing if there is no limit. */
  toursAtOnce?: number;
}

const SETTINGS_ID = 'site';
/** How long other processes may keep using previous settings. */
const CACHE_TTL_MS = 1000;
/** How many days time off is stored after it ends. */
const TIME_OFF_DAYS = 30;

export const settingsSchema = new Schema<StoredSettings>(
  {},
  { versionKey: false, collection: 'settings' },
);

/** Reads and writes when the guides can lead tours. */
@Injectable()
export class GuideAvailabilityService {
  private readonly cache = new Cached(() => this.load(), CACHE_TTL_MS);

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** Returns the availability, which may be up to a second old. */
  get(): Promise<GuideAvailability> {
    return this.cache.get();
  }

  /** @param toursAtOnce undefined to remove the limit */
  async setToursAtOnce(toursAtOnce: number | undefined): Promise<void> {
    const update: mongo.UpdateFilter<StoredSettings> =
      toursAtOnce === undefined ? { $unset: { toursAtOnce: 1 } } : { $set: { toursAtOnce } };
    await this.settings.updateOne({ _id: SETTINGS_ID }, update, { upsert: true });
    this.cache.clear();
  }

  /** Returns all stored time off, earliest first, without caching. */
  findTimeOff(): Promise<StoredTimeOff[]> {
    return this.timeOff.find().sort({ from: 1, startTime: 1, _id: 1 }).toArray();
  }

  async addTimeOff(timeOff: TimeOff): Promise<StoredTimeOff> {
    const deleteAt = newYorkInstant(addDays(timeOff.to, TIME_OFF_DAYS), '00:00');
    const stored = { _id: new Types.ObjectId(), ...timeOff, deleteAt };
    await this.timeOff.insertOne(stored);
    this.cache.clear();
    return stored;
  }

  /** Returns false if there is no time off with this id. */
  async deleteTimeOff(id: string): Promise<boolean> {
    const { deletedCount } = await this.timeOff.deleteOne({ _id: new Types.ObjectId(id) });
    this.cache.clear();
    return deletedCount === 1;
  }

  private async load(): Promise<GuideAvailability> {
    const [settings, timeOff] = await Promise.all([
      this.settings.findOne({ _id: SETTINGS_ID }),
      this.findTimeOff(),
    ]);
    return { toursAtOnce: settings?.toursAtOnce, timeOff };
  }

  private get settings(): mongo.Collection<StoredSettings> {
    return this.connection.collection<StoredSettings>('settings');
  }

  private get timeOff(): mongo.Collection<StoredTimeOff> {
    return this.connection.collection<StoredTimeOff>('time_off');
  }
}
