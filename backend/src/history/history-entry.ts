import { Schema, type Types } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import type { HistoryAction, HistoryChange, HistoryKind } from 'shared/history';
import type { ActingGuide } from './acting-guide';
import { actionOf, compare, type RecordedFields } from './changes';

/** A guide's change to one thing. Entries are never changed or deleted, and contain no visitor's personal data. */
export interface HistoryEntry {
  _id: Types.ObjectId;
  at: Date;
  /** The guide, with the name at that time. */
  guide: Pick<ActingGuide, 'id' | 'name'>;
  kind: HistoryKind;
  /** The id of the booking, departure, tour, or other thing that changed. */
  subject: string;
  /** The thing's name at that time; missing for bookings and departures, whose names are looked up. */
  name?: string;
  /** A booking's departure after the change. */
  departure?: string;
  /** The keys of the bookings, departures, and tours whose histories include the entry. See {@link subjectKey}. */
  shownWith: string[];
  action: HistoryAction;
  changes: HistoryChange[];
  /** The id of the bulk change that the entry is part of. */
  bulkChange?: string;
}

export type NewHistoryEntry = Omit<HistoryEntry, '_id'>;

/** A guide's change to something, with the fields before and after the change. */
export interface RecordedChange<Kind extends HistoryKind = HistoryKind> {
  kind: Kind;
  /** The id of the thing that changed; a user's id for a guide's own settings. */
  subject: string;
  /** The thing's name, unless it's a booking or a departure. Must not be a visitor's name. */
  name?: string;
  /** Missing if the guide added it. */
  before?: RecordedFields<Kind> | undefined;
  /** Missing if the guide deleted it. */
  after?: RecordedFields<Kind> | undefined;
  bulkChange?: string | undefined;
}

/** Returns the key of a booking, departure, or tour in {@link HistoryEntry.shownWith}. */
export function subjectKey(kind: HistoryKind, id: string): string {
  return `${kind} ${id}`;
}

/** Returns the entry for a change; undefined if nothing changed. */
export function toEntry<Kind extends HistoryKind>(
  change: RecordedChange<Kind>,
  { id, name }: ActingGuide,
  at: Date,
): NewHistoryEntry | undefined {
  const { kind, subject, before, after, bulkChange } = change;
  const changes = compare(kind, before, after);
  if (changes.length === 0) return undefined;
  const departures = kind === 'booking' ? departureIdsOf([after, before]) : [];
  const [departure] = departures;
  return {
    at,
    guide: { id, name },
    kind,
    subject,
    ...(change.name !== undefined && { name: change.name }),
    ...(departure !== undefined && { departure }),
    shownWith: shownWithKeys(kind, subject, departures),
    action: actionOf(before, after),
    changes,
    ...(bulkChange !== undefined && { bulkChange }),
  };
}

function departureIdsOf(bookings: ({ departure?: unknown } | undefined)[]): string[] {
  const ids = bookings.flatMap((booking) => booking?.departure ?? []);
  return [...new Set(ids.filter((id) => typeof id === 'string'))];
}

function shownWithKeys(kind: HistoryKind, subject: string, departures: string[]): string[] {
  if (kind === 'departure') {
    return [subjectKey(kind, subject), subjectKey('tour', tourIdOf(subject))];
  }
  return [subjectKey(kind, subject), ...departures.map((id) => subjectKey('departure', id))];
}

/** Declares only the indexes, because entries are written without Mongoose. */
export const historySchema = new Schema<HistoryEntry>(
  {},
  { versionKey: false, collection: 'history' },
)
  .index({ at: -1, _id: -1 })
  .index({ shownWith: 1, at: -1, _id: -1 })
  .index({ 'guide.id': 1, at: -1, _id: -1 })
  .index({ kind: 1, at: -1, _id: -1 });
