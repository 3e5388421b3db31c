import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addDays, weekdayOf } from 'shared/new-york';
import { sheetRevision } from 'shared/sheet-revision';
import { now } from '../../api/clock';
import { newKey } from '../../api/idempotency-key';
import type { DaySheet, PartyRecord } from '../../api/schema';
import { getPeopleByDate, getSheet } from '../guide-api';
import type { Outcome, PartyOutcome } from './outbox';
import type { QueryCache } from './query-client';

const SUNDAY_FIRST = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CALENDAR_DAYS = 14;

/** A date's sheet as loaded from the server. */
export interface SheetCopy {
  sheet: DaySheet;
  /** When the sheet was loaded: an ISO 8601 instant. */
  at: string;
  /** The id of the page that loaded the sheet: PAGE_ID, or the id of an earlier page. */
  page: string;
}

/** Identifies this page. Each time the console opens, the page gets a new id. */
export const PAGE_ID = newKey();

export const sheetQuery = (date: string) =>
  queryOptions({
    queryKey: ['sheet', date],
    queryFn: async (): Promise<SheetCopy> => {
      const sheet = await getSheet(date);
      return { sheet, at: now().toISOString(), page: PAGE_ID };
    },
  });

/** The number of booked people on each date of the two weeks around a date. */
export const peopleByDateQuery = (date: string) =>
  queryOptions({
    queryKey: ['people-by-date', calendarStart(date)],
    queryFn: () => getPeopleByDate(calendarStart(date), CALENDAR_DAYS),
    // Keeps the previous dates until the new ones are loaded, because one of their links may have the focus.
    placeholderData: keepPreviousData,
  });

/** The first date of the calendar's two weeks, a Sunday. */
function calendarStart(date: string): string {
  return addDays(date, -SUNDAY_FIRST.indexOf(weekdayOf(date)));
}

/** Reloads a date's sheet and the number of people on each date. */
export async function refreshSheet({ client }: QueryCache, date: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: sheetQuery(date).queryKey }),
    client.invalidateQueries({ queryKey: ['people-by-date'] }),
  ]);
}

/** Returns the cached sheet's revision in the format of the server's events; undefined if the cached sheet is stale. */
export function cachedSheetRevision({ client }: QueryCache, date: string): string | undefined {
  const { data, isInvalidated = true } = client.getQueryState(sheetQuery(date).queryKey) ?? {};
  if (!data || isInvalidated) return undefined;
  const revisions = partiesOf(data.sheet).map(
    ({ revision, payments = [] }) => revision + payments.length,
  );
  const tipCounts = data.sheet.departures.map(({ tips = [] }) => tips.length);
  const revisionSum = [...revisions, ...tipCounts].reduce((sum, each) => sum + each, 0);
  const arrivals = data.sheet.departures.map(({ arrival }) => arrival);
  return String(sheetRevision(revisionSum, arrivals));
}

/** Applies a tap's outcome to the cached sheet. */
export async function applyOutcome(
  { client, persister }: QueryCache,
  outcome: Outcome,
): Promise<void> {
  const { queryKey } = sheetQuery(outcome.date);
  const wasFetching = client.isFetching({ queryKey }) > 0;
  // A response to an earlier request may be older than the outcome.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (copy) => copy && { ...copy, sheet: applyToSheet(copy.sheet, outcome) },
  );
  if (client.getQueryData(queryKey)) await persister.persistQueryByKey([...queryKey], client);
  if (wasFetching) await client.invalidateQueries({ queryKey });
}

function applyToSheet(sheet: DaySheet, outcome: Outcome): DaySheet {
  if ('party' in outcome) return applyPartyOutcome(sheet, outcome);
  const { departure } = outcome;
  if ('tips' in outcome) {
    const departures = sheet.departures.map((each) =>
      each.id === departure ? { ...each, tips: [...outcome.tips] } : each,
    );
    return { ...sheet, departures };
  }
  const { arrival } = outcome;
  const departures = sheet.departures.map(({ arrival: oldArrival, ...each }) => {
    const newArrival = each.id === departure ? arrival : oldArrival;
    return { ...each, ...(newArrival && { arrival: newArrival }) };
  });
  return { ...sheet, departures };
}

/** Replaces a party on a sheet, removes it, or adds it to its departure. */
function applyPartyOutcome(
  sheet: DaySheet,
  { departure, party, isRemoved }: PartyOutcome,
): DaySheet {
  const isListed = partiesOf(sheet).some(({ id }) => id === party.id);
  const departures = sheet.departures.map((each) => {
    const remaining = each.parties.filter(({ id }) => !isRemoved || id !== party.id);
    const isNew = !isListed && !isRemoved && each.id === departure;
    return {
      ...each,
      parties: [
        ...remaining.map((other) => (other.id === party.id ? party : other)),
        ...(isNew ? [party] : []),
      ],
    };
  });
  return { ...sheet, departures };
}

export function partiesOf({ departures }: DaySheet): PartyRecord[] {
  return departures.flatMap(({ parties }) => parties);
}
