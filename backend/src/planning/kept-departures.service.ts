import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { parseDepartureId } from 'shared/departure-id';
import { newYorkDate } from 'shared/new-york';
import { DeparturesService } from '../departures/departures.service';
import { GuideAvailabilityService } from '../departures/guide-availability';
import { HistoryService } from '../history/history.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';

/** The names of conflicts. A conflict with a time-off period is named by the period's id instead. */
export const CONFLICTS = ['clash', 'busy-calendar'] as const;

/** A booked departure that the guide keeps despite a conflict. */
interface KeptDeparture {
  /** One of {@link CONFLICTS}, or the id of a time-off period. */
  conflict: string;
  departure: string;
  date: string;
}

/** A document in the `settings` collection. */
interface StoredKeptDepartures {
  _id: 'kept-departures';
  kept: KeptDeparture[];
}

const DOCUMENT_FILTER = { _id: 'kept-departures' } as const;

/** Stores which booked departures the guide keeps despite a conflict, such as time off. */
@Injectable()
export class KeptDeparturesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly departures: DeparturesService,
    private readonly availability: GuideAvailabilityService,
    private readonly history: HistoryService,
  ) {}

  /** Loads the kept departures. Returns a function that checks whether a departure is kept despite a conflict. */
  async load(): Promise<(conflict: string, departure: string) => boolean> {
    const { kept = [] } = (await this.settings.findOne(DOCUMENT_FILTER)) ?? {};
    const keys = new Set(kept.map(({ conflict, departure }) => `${conflict} ${departure}`));
    return (conflict, departure) => keys.has(`${conflict} ${departure}`);
  }

  /**
   * Keeps a departure despite a conflict.
   *
   * @throws NotFoundException if there is no such conflict or departure
   */
  async add(conflict: string, departure: string): Promise<void> {
    const date = parseDepartureId(departure)?.date;
    if (
      date === undefined ||
      !(await this.isConflict(conflict)) ||
      !(await this.departures.get(departure))
    ) {
      throw new NotFoundException(NOT_FOUND_REFUSAL);
    }
    await this.removeMatching({ date: { $lt: newYorkDate(new Date()) } });
    const kept = { conflict, departure, date };
    await this.update({ conflict, departure }, { $addToSet: { kept } }, true);
  }

  async remove(conflict: string, departure: string): Promise<void> {
    await this.update({ conflict, departure }, { $pull: { kept: { conflict, departure } } }, false);
  }

  /** Removes all departures that are kept despite this conflict. */
  async removeConflict(conflict: string): Promise<void> {
    await this.removeMatching({ conflict });
  }

  private async update(
    { conflict, departure }: Pick<KeptDeparture, 'conflict' | 'departure'>,
    updateFilter: mongo.UpdateFilter<StoredKeptDepartures>,
    isKept: boolean,
  ): Promise<void> {
    const keptDespite = CONFLICTS.find((each) => each === conflict) ?? 'time-off';
    await this.history.transaction(async (session) => {
      const options = { upsert: true, returnDocument: 'before', session } as const;
      const before = await this.settings.findOneAndUpdate(DOCUMENT_FILTER, updateFilter, options);
      const wasKept = before?.kept.some(
        (each) => each.conflict === conflict && each.departure === departure,
      );
      await this.history.record(
        {
          kind: 'departure',
          subject: departure,
          before: wasKept ? { keptDespite } : {},
          after: isKept ? { keptDespite } : {},
        },
        session,
      );
    });
  }

  private async isConflict(conflict: string): Promise<boolean> {
    if (CONFLICTS.some((each) => each === conflict)) return true;
    const timeOff = await this.availability.findTimeOff();
    return timeOff.some(({ _id }) => String(_id) === conflict);
  }

  private async removeMatching(
    kept: mongo.PullOperator<StoredKeptDepartures>['kept'],
  ): Promise<void> {
    await this.settings.updateOne(DOCUMENT_FILTER, { $pull: { kept } });
  }

  private get settings(): mongo.Collection<StoredKeptDepartures> {
    return this.connection.collection<StoredKeptDepartures>('settings');
  }
}
