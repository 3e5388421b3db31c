import { ConflictException, Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { guideRefusal } from 'shared/guide-refusals';
import { SETTINGS, SETTING_NAMES, defaultValues, type SettingValues } from 'shared/settings';
import { CONFIG, type Config } from '../config';
import { CachedValue } from '../database/cached-value';
import { DatabaseService } from '../database/database.service';
import { HistoryService } from '../history/history.service';
import { fieldError, FieldsException } from '../http/problem';
import type { SettingsInput, SettingsRecord } from './settings.dto';

/** The fields of this service in the document that stores settings for the whole site. */
interface StoredSettings {
  _id: typeof SITE_ID;
  /** The values that differ from the defaults. */
  values?: Partial<SettingValues>;
  /** How many times the values were changed; missing if never. */
  revision?: number;
}

const SITE_ID = 'site';
/** How long other processes may keep using the settings from before a change. */
const CACHE_TTL_MS = 1000;
/** Pages use the last loaded settings if the database takes longer than this. */
const PAGE_TIMEOUT_MS = 1000;

/** Reads and writes the settings that the guide can change. Environment variables override the guide's values. */
@Injectable()
export class SettingsService {
  private readonly cache = new CachedValue(() => this.loadCurrent(), CACHE_TTL_MS);
  private readonly defaults: SettingValues;
  /** The settings that were last loaded. */
  private latest: SettingValues;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly database: DatabaseService,
    private readonly history: HistoryService,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.defaults = { ...defaultValues(), confirm: config.smtp !== undefined };
    this.latest = this.resolveValues(null);
  }

  /** Returns the settings, which may be up to a second old. */
  get(): Promise<SettingValues> {
    return this.cache.get();
  }

  /** Returns the settings for a page; the last loaded settings while the database is down or slow. */
  async getForPages(): Promise<SettingValues> {
    if (!this.database.ready || this.database.overloaded) return this.latest;
    const timeout = wait(PAGE_TIMEOUT_MS, undefined, { ref: false }).then(() => this.latest);
    return Promise.race([this.get().catch(() => this.latest), timeout]);
  }

  /** Returns the settings without caching, with their defaults. */
  async read(): Promise<SettingsRecord> {
    const storedSettings = await this.load();
    return {
      revision: storedSettings?.revision ?? 0,
      values: this.resolveValues(storedSettings),
      defaults: this.defaults,
      fixed: SETTING_NAMES.filter((name) => this.isFixed(name)),
    };
  }

  /**
   * Changes some settings.
   *
   * @throws FieldsException 400 if an environment variable sets one of the changed settings
   * @throws ConflictException if the settings were changed after this revision
   */
  async change({ revision, ...input }: SettingsInput): Promise<SettingsRecord> {
    const changedNames = SETTING_NAMES.filter((name) => input[name] !== undefined);
    const errors = changedNames
      .filter((name) => this.isFixed(name))
      .map((name) => fieldError(name, 'setting-fixed', { variable: SETTINGS[name].variable }));
    if (errors.length > 0) throw new FieldsException(errors);
    const isDefault = (name: keyof SettingValues) => input[name] === this.defaults[name];
    const namesToSet = changedNames.filter((name) => !isDefault(name));
    const namesToUnset = changedNames.filter(isDefault);
    const update = {
      $set: Object.fromEntries(namesToSet.map((name) => [`values.${name}`, input[name]])),
      $unset: Object.fromEntries(namesToUnset.map((name) => [`values.${name}`, '' as const])),
      $inc: { revision: 1 },
    };
    await this.history.transaction(async (session) => {
      const before = await this.collection.findOne({ _id: SITE_ID }, { session });
      if ((before?.revision ?? 0) !== revision) {
        throw new ConflictException(guideRefusal('settings-changed'));
      }
      const after = await this.collection.findOneAndUpdate({ _id: SITE_ID }, update, {
        upsert: true,
        returnDocument: 'after',
        session,
      });
      const change = {
        kind: 'settings' as const,
        subject: SITE_ID,
        before: this.resolveValues(before),
        after: this.resolveValues(after),
      };
      await this.history.record(change, session);
    });
    this.cache.clear();
    return this.read();
  }

  private isFixed(name: keyof SettingValues): boolean {
    return this.config.settings[name] !== undefined;
  }

  private async loadCurrent(): Promise<SettingValues> {
    this.latest = this.resolveValues(await this.load());
    return this.latest;
  }

  /** Returns all settings. Stored values override the defaults, and environment variables override both. */
  private resolveValues(storedSettings: StoredSettings | null): SettingValues {
    return { ...this.defaults, ...storedSettings?.values, ...this.config.settings };
  }

  private load(): Promise<StoredSettings | null> {
    return this.collection.findOne({ _id: SITE_ID });
  }

  private get collection(): mongo.Collection<StoredSettings> {
    return this.connection.collection<StoredSettings>('settings');
  }
}
