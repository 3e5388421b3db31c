import { ConflictException, Injectable, NotFoundException } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { createHash } from 'node:crypto';
import { departureTime, parseDepartureId, tourIdOf } from 'shared/departure-id';
import { guideRefusal } from 'shared/guide-refusals';
import { addDays, newYorkDate, weekdayOf } from 'shared/new-york';
import { LISTS } from 'shared/tours';
import { BULK_CHANGED_FIELDS, type BeforeBulkChange } from '../bookings/commands/undo-bulk-change';
import { Ledger } from '../bookings/ledger';
import { BookingQueries } from '../bookings/queries';
import type { Refusal } from '../bookings/refusal';
import { ReportsService } from '../bookings/reports.service';
import { planSettings, type BulkChange } from '../bookings/rules/departure-changes';
import type { BookingEvent, Changes } from '../bookings/state';
import { PROMISED_TERMS, type Departure, type StoredDeparture } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { fieldError, FieldsException, NOT_FOUND_REFUSAL } from '../http/problem';
import { ToursService } from '../tours/tours.service';
import { without, withoutUndefined } from '../without';
import type { StoredBulkChange } from './bulk-change.schema';
import {
  MAX_DAYS,
  MAX_DEPARTURES,
  type BulkChangeInput,
  type BulkChangeRecord,
  type BulkDeparture,
  type BulkPreviewInput,
} from './bulk-change.dto';
import { toCalendarFields } from './planning.dto';

const MINUTE_MS = 60 * 1000;
const UNDO_MINUTES = 15;
/** How long a change is stored, so that a repeated call returns its result. */
const RETENTION_MS = 24 * 60 * MINUTE_MS;
/** The maximum number of departures in one transaction, which has to be decided within two seconds. */
const BATCH_SIZE = 100;

/** Changes several departures at once on behalf of the guide. */
@Injectable()
export class BulkChangesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly tours: ToursService,
    private readonly departures: DeparturesService,
    private readonly bookings: BookingQueries,
    private readonly reports: ReportsService,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Returns the selected departures, earliest first, and the effect that the change would have on each. Saves nothing.
   *
   * @throws FieldsException 400 if the dates are invalid, or if there are too many departures
   */
  async preview(input: BulkPreviewInput): Promise<BulkDeparture[]> {
    const { from, to, tours: tourIds, weekdays, startTimes, departures: ids, ...change } = input;
    const now = new Date();
    const firstDate = [from, newYorkDate(now)].sort().at(-1) ?? from;
    if (to < from || to >= addDays(firstDate, MAX_DAYS)) {
      throw new FieldsException([fieldError('to', 'range-invalid', { most: MAX_DAYS })]);
    }
    const tours = (await this.tours.getAll()).filter(({ id }) => tourIds?.includes(id) ?? true);
    const [entries, ...countsByList] = await Promise.all([
      this.departures.findWithVacancies({ tours, from: firstDate, to }),
      ...LISTS.map((list) => this.reports.countByDeparture(list, firstDate, to)),
    ]);
    const peopleById = new Map(countsByList.flat().map(({ id, people }) => [id, people]));
    const isHiddenById = new Map(tours.map((tour) => [tour.id, tour.isHidden]));
    const isSelected = ({ id, date, startTime }: Departure) => {
      const isHidden = isHiddenById.get(tourIdOf(id)) === true;
      const isBooked = peopleById.has(id);
      return (
        (ids?.includes(id) ?? true) &&
        (weekdays?.includes(weekdayOf(date)) ?? true) &&
        (startTimes?.includes(startTime) ?? true) &&
        (tourIds !== undefined || isBooked || !isHidden)
      );
    };
    const selectedDepartures = entries.map(({ departure }) => departure).filter(isSelected);
    if (selectedDepartures.length > MAX_DEPARTURES) {
      const values = { departures: selectedDepartures.length, most: MAX_DEPARTURES };
      throw new FieldsException([fieldError('to', 'too-many-departures', values)]);
    }
    const idsWithWaitlist = selectedDepartures.filter(({ hasLine }) => hasLine).map(({ id }) => id);
    const waitlists = await this.bookings.waitlistsAt(idsWithWaitlist);
    return selectedDepartures.map((departure) => {
      const people = peopleById.get(departure.id) ?? 0;
      const waiting = waitlists.get(departure.id) ?? [];
      const waitingPeople = waiting.reduce((sum, party) => sum + party.people, 0);
      return toPreview(
        departure,
        { people, waiting: waitingPeople },
        withoutUndefined(change),
        now,
      );
    });
  }

  /**
   * Changes departures in batches. Each batch changes all of its departures or none. Repeating the call with the same
   * id changes only the departures that earlier calls haven't changed.
   *
   * @throws FieldsException 400 if there is nothing to change
   * @throws ConflictException if nothing could be changed, or if the id belongs to a different or undone change
   */
  async carryOut(id: string, input: BulkChangeInput): Promise<BulkChangeRecord> {
    const { departures, ...settings } = input;
    const change: BulkChange = withoutUndefined(settings);
    if (Object.keys(without(change, 'reason')).length === 0) {
      throw new FieldsException([fieldError('state', 'nothing-to-change')]);
    }
    const bodyHash = createHash('sha256').update(JSON.stringify(input)).digest('base64url');
    const earlierCall = await this.changes.findOne({ _id: id });
    if (earlierCall && (earlierCall.bodyHash !== bodyHash || earlierCall.undoneAt)) {
      throw new ConflictException(guideRefusal('bulk-change-repeated'));
    }
    const seenDepartures = departures.map((each) => ({
      departure: each.id,
      revision: each.revision,
    }));
    let refusal: Refusal<'departure-unchangeable'> | undefined;
    for (let start = 0; start < seenDepartures.length && !refusal; start += BATCH_SIZE) {
      const batch = seenDepartures.slice(start, start + BATCH_SIZE);
      ({ refusal } = await this.ledger.carryOut(
        { kind: 'changeDepartures', id, departures: batch, change },
        (session, changes) => this.storeBatch({ id, bodyHash }, changes, session),
      ));
    }
    const storedChange = await this.changes.findOne({ _id: id });
    const failure = refusal && (await this.describeRefusal(refusal));
    if (!storedChange && failure) throw new ConflictException(failure);
    const changedIds = new Set(storedChange?.departures.map(({ departure }) => departure));
    const otherIds = departures.map((each) => each.id).filter((each) => !changedIds.has(each));
    return {
      changed: [...changedIds],
      unchanged: otherIds.filter((each) => each !== refusal?.departure),
      ...(refusal && failure && { failed: { id: refusal.departure, message: failure.message } }),
      ...(storedChange &&
        !storedChange.isNotified && { undoUntil: undoDeadline(storedChange).toISOString() }),
    };
  }

  /**
   * Restores the settings of all departures that a bulk change has changed. Repeating the call has no effect.
   *
   * @throws NotFoundException if there is no such change
   * @throws ConflictException if the time for undoing is over, if visitors were notified, or if a departure has changed
   *   since
   */
  async undo(id: string): Promise<void> {
    const storedChange = await this.changes.findOne({ _id: id });
    if (!storedChange) throw new NotFoundException(NOT_FOUND_REFUSAL);
    if (storedChange.undoneAt) return;
    if (storedChange.isNotified) throw new ConflictException(guideRefusal('undo-after-email'));
    if (undoDeadline(storedChange) < new Date()) {
      throw new ConflictException(guideRefusal('undo-too-late', { minutes: UNDO_MINUTES }));
    }
    const { departures } = storedChange;
    const { refusal } = await this.ledger.carryOut(
      { kind: 'undoBulkChange', id, departures },
      async (session) => {
        await this.changes.updateOne({ _id: id }, { $set: { undoneAt: new Date() } }, { session });
      },
    );
    if (!refusal) return;
    // A simultaneous call may have undone the change.
    if ((await this.changes.findOne({ _id: id }))?.undoneAt) return;
    throw new ConflictException(await this.describeRefusal(refusal));
  }

  /** Stores the departures that a batch changes, with their previous settings, in the batch's transaction. */
  private async storeBatch(
    { id, bodyHash }: Pick<StoredBulkChange, 'bodyHash'> & { id: string },
    { departures = [], events = [] }: Changes,
    session: mongo.ClientSession,
  ): Promise<void> {
    if (departures.length === 0) return;
    const ids = departures.map(({ _id }) => _id);
    // The ledger hasn't written the changes yet.
    const storedDepartures = await this.connection
      .collection<StoredDeparture>('departures')
      .find({ _id: { $in: ids } }, { session })
      .toArray();
    const beforeById = new Map(storedDepartures.map((each) => [each._id, each]));
    const changedDepartures = departures.map(({ _id, revision }) => ({
      departure: _id,
      revision,
      before: pickPreviousSettings(beforeById.get(_id)),
    }));
    const at = new Date();
    const deleteAt = new Date(at.getTime() + RETENTION_MS);
    const afterById = new Map(departures.map((each) => [each._id, each]));
    const isNotified = events.some((event) =>
      notifiesVisitor(event, afterById.get(event.booking.departure)),
    );
    await this.changes.updateOne(
      { _id: id },
      {
        $setOnInsert: { bodyHash, at, deleteAt },
        $push: { departures: { $each: changedDepartures } },
        ...(isNotified && { $set: { isNotified } }),
      },
      { upsert: true, session },
    );
  }

  private async describeRefusal({ departure: id, why }: Refusal<'departure-unchangeable'>) {
    const [tour, departure] = await Promise.all([
      this.tours.get(tourIdOf(id)),
      this.departures.get(id),
    ]);
    const date = parseDepartureId(id)?.date;
    if (!tour || date === undefined) return guideRefusal('no-such-departure');
    const startTime = departure?.startTime ?? departureTime(id);
    return guideRefusal('departure-unchangeable', { place: tour.place, date, startTime, why });
  }

  private get changes(): mongo.Collection<StoredBulkChange> {
    return this.connection.collection<StoredBulkChange>('bulk_changes');
  }
}

function toPreview(
  departure: Departure,
  counts: Pick<BulkDeparture, 'people' | 'waiting'>,
  change: BulkChange,
  now: Date,
): BulkDeparture {
  const plan = planSettings(departure, change, now);
  const settings = 'settings' in plan ? plan.settings : {};
  const isCanceled = settings.state === 'cancelled';
  const affectsBookings =
    isCanceled ||
    departure.state === 'cancelled' ||
    settings.startTime !== undefined ||
    settings.meetingPoint !== undefined;
  const isChanged = Object.keys(settings).length > 0;
  return {
    ...toCalendarFields(departure),
    meetingPoint: departure.meetingPoint,
    revision: departure.revision,
    ...counts,
    isChanged,
    ...(settings.startTime !== undefined && { newStartTime: settings.startTime }),
    isNotified:
      isChanged && ((counts.people > 0 && affectsBookings) || (counts.waiting > 0 && isCanceled)),
    ...('obstacle' in plan && { obstacle: plan.obstacle }),
  };
}

/**
 * Returns whether a visitor is notified of an event. Visitors aren't notified if only the capacity changes or booking
 * closes.
 */
function notifiesVisitor({ kind, before }: BookingEvent, after?: StoredDeparture): boolean {
  if (kind !== 'departure-changed' || !before || before.isCancelled) return true;
  return PROMISED_TERMS.some((term) => before.terms[term] !== after?.[term]);
}

function pickPreviousSettings(stored: StoredDeparture | undefined): BeforeBulkChange {
  const fields = [...BULK_CHANGED_FIELDS, 'isPromised'] as const;
  return Object.fromEntries(
    fields.flatMap((name) => (stored?.[name] === undefined ? [] : [[name, stored[name]]])),
  );
}

function undoDeadline({ at }: StoredBulkChange): Date {
  return new Date(at.getTime() + UNDO_MINUTES * MINUTE_MS);
}
