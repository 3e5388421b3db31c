import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { defaultSettings, TOURS, type Tour, type TourSettings } from 'shared/tour-settings';
import { Batch } from '../database/batch';
import { without } from '../without';

/** What the guide has set for a tour; empty where only bookings have noted that they went by it. */
export interface StoredTour extends Partial<TourSettings> {
  /** {@link Tour.id}. */
  _id: string;
  revision?: number;
  /** Rises when a booking that goes by the settings is the first of its departure. */
  seen?: number;
}

/** For how long it's good enough to know the settings where the ledger checks them again. */
const REMEMBERED_MS = 1000;

/** The tours and their settings. */
@Injectable()
export class ToursService {
  private readonly batch = new Batch((ids: string[]) => this.find(ids));
  private remembered?: { at: number; tours: Promise<Map<string, Tour>> };

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** A tour as the database has it now. */
  async get(id: string): Promise<Tour> {
    return (await this.batch.get(id)) ?? tourOf(id);
  }

  /** All tours of some ids, as the database has them now, in that order. */
  getAll(ids: readonly string[]): Promise<Tour[]> {
    return Promise.all(ids.map((id) => this.get(id)));
  }

  /** All tours as they were a moment ago. */
  recent(): Promise<Map<string, Tour>> {
    const now = performance.now();
    if (!this.remembered || now - this.remembered.at > REMEMBERED_MS) {
      const tours = this.find(TOURS.map(({ id }) => id));
      this.remembered = { at: now, tours };
      // A failure is nobody else's answer.
      tours.catch(() => (this.remembered = undefined));
    }
    return this.remembered.tours;
  }

  private async find(ids: string[]): Promise<Map<string, Tour>> {
    const stored = await this.connection
      .collection<StoredTour>('tours')
      .find({ _id: { $in: ids } })
      .toArray();
    const tours = stored.map((each) => tourOf(each._id, each));
    return new Map([...ids.map((id) => tourOf(id)), ...tours].map((tour) => [tour.id, tour]));
  }
}

/** A tour by its id, with the default settings where the guide has set nothing else. */
export function tourOf(id: string, stored?: StoredTour): Tour {
  const key = TOURS.find((each) => each.id === id);
  if (!key) throw new Error(`There is no tour ${id}.`);
  const settings = stored && without(stored, '_id', 'seen');
  return { ...defaultSettings(key), revision: 0, ...settings, ...key };
}
