import { Injectable } from '@nestjs/common';
import { AccountNames, type AccountName } from '../auth/account-names';
import { departureId } from '../departures/departure-id';
import { DeparturesService, placesOf } from '../departures/departures.service';
import { PartyLists, type SheetParty } from '../departures/party-lists';
import { addDays, datesBetween, newYorkDate, newYorkTime } from '../tours/calendar';
import { LISTS, type ListName } from '../tours/tour-options';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { nameOf } from './day-sheet.service';

/** What is in memory at a time, whatever the range. */
const DAYS_AT_ONCE = 7;

const COLUMNS = [
  'Date',
  'Start',
  'List',
  'Place',
  'Name',
  'Email',
  'People',
  'Arrived',
  'No-show',
  'Booked at (New York)',
  'Note',
  'Canceled',
];

interface Row {
  list: ListName;
  start: string;
  party: SheetParty;
}

/** Who has booked, as a file for spreadsheets. */
@Injectable()
export class BookingsCsvService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly lists: PartyLists,
    private readonly accounts: AccountNames,
  ) {}

  /** The file, a week at a time; both dates are in it. */
  async *file(from: string, to: string): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    for (const first of datesBetween(from, to, DAYS_AT_ONCE)) {
      const last = addDays(first, DAYS_AT_ONCE - 1);
      const lines = await this.lines(first, last !== '' && last < to ? last : to);
      if (lines !== '') yield lines;
    }
  }

  private async lines(from: string, to: string): Promise<string> {
    const rows = (await Promise.all(LISTS.map((list) => this.rows(list, from, to)))).flat();
    const accounts = await this.accounts.of(rows.map(({ party }) => party.owner));
    return rows
      .sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en'))
      .map((row) => csvLine(cellsOf(row, accounts.get(row.party.owner))))
      .join('');
  }

  private async rows(list: ListName, from: string, to: string): Promise<Row[]> {
    const parties = await this.lists.report(list).partiesBetween(from, to);
    if (parties.length === 0) return [];
    const planned = await this.departures.plannedBetween(list, placesOf(list), from, to);
    const starts = new Map(planned.map((each) => [departureId(each), each.startTime]));
    return parties.map((party) => ({
      list,
      start: starts.get(departureId({ list, ...party })) ?? '',
      party,
    }));
  }
}

function orderOf({ start, list, party: { date, place, createdAt } }: Row): string {
  return [date, start, list, place, createdAt.toISOString()].join(' ');
}

function cellsOf({ list, start, party }: Row, account?: AccountName): string[] {
  const { date, place, people, arrived, noShow, createdAt, note } = party;
  return [
    date,
    start,
    list,
    place,
    nameOf(party, account),
    account?.email ?? '',
    String(people),
    String(arrived),
    noShow ? 'yes' : 'no',
    `${newYorkDate(createdAt)} ${newYorkTime(createdAt)}`,
    note,
    party.cancelledAt ? (party.cancelReason ?? '') : '',
  ];
}
