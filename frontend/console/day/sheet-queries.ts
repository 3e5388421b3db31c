import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { addDays, weekdayOf } from 'shared/new-york';
import { now } from '../../api/clock';
import { newKey } from '../../api/creation-keys';
import type { DaySheet, PartyRecord } from '../../api/schema';
import { getLoads, getSheet } from '../guide-api';
import type { Outcome, PartyOutcome } from '../outbox/outbox';
import type { Queries } from '../query-client';

const SUNDAY_FIRST = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const CALENDAR_DAYS = 14;

/** A date's sheet as the server had it. */
export interface SheetCopy {
  sheet: DaySheet;
  /** When it was had: an instant, as ISO 8601 has it. */
  at: string;
  /** The page that had it: PAGE, or an earlier one. */
  page: string;
}

/** Another one each time that the console is opened. */
export const PAGE_ID = newKey();

export const sheetQuery = (date: string) =>
  queryOptions({
    queryKey: ['sheet', date],
    queryFn: async (): Promise<SheetCopy> => {
      const sheet = await getSheet(date);
      return { sheet, at: now().toISOString(), page: PAGE_ID };
    },
  });

/** How many people come on each date of the two weeks around one. */
export const loadsQuery = (date: string) =>
  queryOptions({
    queryKey: ['loads', calendarStart(date)],
    queryFn: () => getLoads(calendarStart(date), CALENDAR_DAYS),
    // What has the focus may be among them.
    placeholderData: keepPreviousData,
  });

/** The first date of the calendar's two weeks, a Sunday. */
function calendarStart(date: string): string {
  return addDays(date, -SUNDAY_FIRST.indexOf(weekdayOf(date)));
}

/** Asks for a date's sheet and loads anew. */
export async function refreshSheet({ client }: Queries, date: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: sheetQuery(date).queryKey }),
    client.invalidateQueries({ queryKey: ['loads'] }),
  ]);
}

/** Puts what has become of a tap into the sheet that this device has. */
export async function applyOutcome(
  { client, persister }: Queries,
  outcome: Outcome,
): Promise<void> {
  const { queryKey } = sheetQuery(outcome.date);
  const isAsked = client.isFetching({ queryKey }) > 0;
  // What is on its way is older than this.
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (copy) => copy && { ...copy, sheet: withOutcome(copy.sheet, outcome) },
  );
  if (client.getQueryData(queryKey)) await persister.persistQueryByKey([...queryKey], client);
  if (isAsked) await client.invalidateQueries({ queryKey });
}

function withOutcome(sheet: DaySheet, outcome: Outcome): DaySheet {
  if ('party' in outcome) return withParty(sheet, outcome);
  const { departure, arrival } = outcome;
  const departures = sheet.departures.map(({ arrival: before, ...each }) => {
    const told = each.id === departure ? arrival : before;
    return { ...each, ...(told && { arrival: told }) };
  });
  return { ...sheet, departures };
}

/** A sheet with a party put to where it is, or to the departure that it is new to. */
function withParty(sheet: DaySheet, { departure, party, isRemoved }: PartyOutcome): DaySheet {
  const isKnown = partiesOf(sheet).some(({ id }) => id === party.id);
  const departures = sheet.departures.map((each) => {
    const known = each.parties.filter(({ id }) => !isRemoved || id !== party.id);
    const isNew = !isKnown && !isRemoved && each.id === departure;
    return {
      ...each,
      parties: [
        ...known.map((other) => (other.id === party.id ? party : other)),
        ...(isNew ? [party] : []),
      ],
    };
  });
  return { ...sheet, departures };
}

export function partiesOf({ departures }: DaySheet): PartyRecord[] {
  return departures.flatMap(({ parties }) => parties);
}
