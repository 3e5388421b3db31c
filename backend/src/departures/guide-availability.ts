import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { Schema, Types, type Connection, type mongo } from 'mongoose';
import { addDays, newYorkInstant } from 'shared/new-york';
import type { SpecialDayName } from 'shared/special-days';
import { CachedValue } from '../database/cached-value';
import type { RecordedChange } from '../history/history-entry';
import { HistoryService } from '../history/history.service';
import { GuideProfilesService } from '../guides/guide-profiles.service';
import type { BusyTime } from './busy-times';
import type { StoredTimeOff, TimeOff } from './time-off';

/** A number of tours, or `guides` for the number of guides who aren't off at that time. */
export type ToursAtOnce = number | 'guides';

/** The data that determines when the guides can lead tours. */
export interface GuideAvailability {
  /** How many tours can be led at the same time; undefined if there is no limit. */
  toursAtOnce?: ToursAtOnce | undefined;
  /** The owners and their colleagues. */
  guides: readonly { id: string }[];
  timeOff: readonly TimeOff[];
  /** The appointments in the guide's own calendar, which don't overlap, earliest first. */
  busyTimes: readonly BusyTime[];
  /** The id of the guide whose calendar has the appointments in `busyTimes`. */
  calendarGuide?: string | undefined;
  /** The special days on which the guide offers departures even though streets along the tours are closed. */
  openSpecialDays: readonly SpecialDayName[];
}

/** The settings about guides' availability that apply to the whole site. */
interface SiteSettings {
  _id: typeof SITE_ID;
  /** Missing if there is no limit. */
  toursAtOnce?: ToursAtOnce;
  /** Missing until the guide first opens or closes a special day. */
  openSpecialDays?: SpecialDayName[];
}

/** The guide's own calendar, and the appointments that were last read from it. */
export interface ConnectedCalendar {
  /** The calendar's URL, which is secret. */
  url: string;
  /** The id of the guide who connected it. If missing, the calendar is the first owner's. */
  guide?: string;
  busyTimes: BusyTime[];
  /** When `busyTimes` was read. */
  readAt: Date;
  /** When reading the calendar first failed after `readAt`. Missing if the last attempt succeeded. */
  failingSince?: Date;
  /** Why the last attempt to read the calendar failed, as a sentence for the guide. */
  error?: string;
}

interface CalendarSettings extends ConnectedCalendar {
  _id: typeof CALENDAR_ID;
}

type StoredSettings = SiteSettings | CalendarSettings;

const SITE_ID = 'site';
const CALENDAR_ID = 'busy-calendar';
/** How long settings are cached. Other replicas may use outdated settings for this long. */
const CACHE_TTL_MS = 1000;
/** For how many days time off is stored after it ends. */
const TIME_OFF_RETENTION_DAYS = 30;

export const settingsSchema = new Schema<StoredSettings>(
  {},
  { versionKey: false, collection: 'settings' },
);

/** Reads and writes the data about when the guides can lead tours: settings, time off, and the guide's own calendar. */
@Injectable()
export class GuideAvailabilityService {
  private readonly cache = new CachedValue(() => this.load(), CACHE_TTL_MS);

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly profiles: GuideProfilesService,
    private readonly history: HistoryService,
  ) {}

  /** Returns the availability, which may be up to a second old. */
  get(): Promise<GuideAvailability> {
    return this.cache.get();
  }

  /** Sets how many tours can be led at the same time; undefined removes the limit. */
  async setToursAtOnce(toursAtOnce: ToursAtOnce | undefined): Promise<void> {
    await this.updateSiteSettings(
      toursAtOnce === undefined ? { $unset: { toursAtOnce: 1 } } : { $set: { toursAtOnce } },
      (before) => ({
        kind: 'settings',
        subject: SITE_ID,
        before: { toursAtOnce: before.toursAtOnce },
        after: { toursAtOnce },
      }),
    );
  }

  /** Sets whether departures that can't be walked on a special day are offered anyway. */
  async setSpecialDayOpen(name: SpecialDayName, isOpen: boolean): Promise<void> {
    await this.updateSiteSettings(
      isOpen ? { $addToSet: { openSpecialDays: name } } : { $pull: { openSpecialDays: name } },
      ({ openSpecialDays = [] }) => ({
        kind: 'special-day',
        subject: name,
        before: { isOpen: openSpecialDays.includes(name) },
        after: { isOpen },
      }),
    );
  }

  /** Returns all stored time off, earliest first, without caching. */
  findTimeOff(): Promise<StoredTimeOff[]> {
    return this.timeOff.find().sort({ from: 1, startTime: 1, _id: 1 }).toArray();
  }

  async addTimeOff(timeOff: TimeOff): Promise<StoredTimeOff> {
    const deleteAt = newYorkInstant(addDays(timeOff.to, TIME_OFF_RETENTION_DAYS), '00:00');
    const stored = { _id: new Types.ObjectId(), ...timeOff, deleteAt };
    await this.history.transaction(async (session) => {
      await this.timeOff.insertOne(stored, { session });
      const after = { ...timeOff };
      await this.history.record({ kind: 'time-off', subject: String(stored._id), after }, session);
    });
    this.cache.clear();
    return stored;
  }

  /** Deletes time off. Returns false if there is none with this id. */
  async deleteTimeOff(id: string): Promise<boolean> {
    const _id = new Types.ObjectId(id);
    const isDeleted = await this.history.transaction(async (session) => {
      const timeOff = await this.timeOff.findOneAndDelete({ _id }, { session });
      if (!timeOff) return false;
      await this.history.record({ kind: 'time-off', subject: id, before: { ...timeOff } }, session);
      return true;
    });
    this.cache.clear();
    return isDeleted;
  }

  /** Deletes the time off of a guide who has left. */
  async deleteGuideTimeOff(guide: string): Promise<void> {
    await this.timeOff.deleteMany({ guide });
    this.cache.clear();
  }

  /** Returns the guide's own calendar, without caching; null if none is connected. */
  findCalendar(): Promise<ConnectedCalendar | null> {
    return this.calendarSettings.findOne({ _id: CALENDAR_ID });
  }

  /** Connects the guide's own calendar. Replaces the previous one, if any. */
  async connectCalendar(calendar: ConnectedCalendar): Promise<void> {
    await this.history.transaction(async (session) => {
      const before = await this.calendarSettings.findOneAndReplace({ _id: CALENDAR_ID }, calendar, {
        upsert: true,
        returnDocument: 'before',
        session,
      });
      await this.history.record(
        {
          kind: CALENDAR_ID,
          subject: CALENDAR_ID,
          before: before ? { address: before.url } : undefined,
          after: { address: calendar.url },
        },
        session,
      );
    });
    this.cache.clear();
  }

  /**
   * Stores the appointments that were read from a calendar, unless the guide has connected a different calendar in the
   * meantime.
   */
  async updateCalendar(calendar: ConnectedCalendar): Promise<void> {
    await this.calendarSettings.replaceOne({ _id: CALENDAR_ID, url: calendar.url }, calendar);
    this.cache.clear();
  }

  async disconnectCalendar(): Promise<void> {
    await this.history.transaction(async (session) => {
      const before = await this.calendarSettings.findOneAndDelete(
        { _id: CALENDAR_ID },
        { session },
      );
      if (!before) return;
      await this.history.record(
        { kind: CALENDAR_ID, subject: CALENDAR_ID, before: { address: before.url } },
        session,
      );
    });
    this.cache.clear();
  }

  private async load(): Promise<GuideAvailability> {
    const [site, calendar, timeOff, guides] = await Promise.all([
      this.siteSettings.findOne({ _id: SITE_ID }),
      this.calendarSettings.findOne(
        { _id: CALENDAR_ID },
        { projection: { busyTimes: 1, guide: 1 } },
      ),
      this.findTimeOff(),
      this.profiles.list(),
    ]);
    return {
      toursAtOnce: site?.toursAtOnce,
      openSpecialDays: site?.openSpecialDays ?? [],
      busyTimes: calendar?.busyTimes ?? [],
      calendarGuide: calendar?.guide ?? guides[0]?.id,
      guides: guides.map(({ id }) => ({ id })),
      timeOff,
    };
  }

  private async updateSiteSettings(
    update: mongo.UpdateFilter<SiteSettings>,
    describeChange: (before: Partial<SiteSettings>) => RecordedChange,
  ): Promise<void> {
    await this.history.transaction(async (session) => {
      const before = await this.siteSettings.findOneAndUpdate({ _id: SITE_ID }, update, {
        upsert: true,
        returnDocument: 'before',
        session,
      });
      await this.history.record(describeChange(before ?? {}), session);
    });
    this.cache.clear();
  }

  private get siteSettings(): mongo.Collection<SiteSettings> {
    return this.connection.collection<SiteSettings>('settings');
  }

  private get calendarSettings(): mongo.Collection<CalendarSettings> {
    return this.connection.collection<CalendarSettings>('settings');
  }

  private get timeOff(): mongo.Collection<StoredTimeOff> {
    return this.connection.collection<StoredTimeOff>('time_off');
  }
}
