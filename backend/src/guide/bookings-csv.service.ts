import { Injectable } from '@nestjs/common';
import { AccountNames, type AccountName } from '../auth/account-names';
import { departureId, type DepartureKey } from '../departures/departure-id';
import { DeparturesService, placesOf } from '../departures/departures.service';
import { PartyLists, type SheetParty } from '../departures/party-lists';
import { newYorkDate, newYorkTime } from '../tours/calendar';
import { LISTS, type ListName } from '../tours/tour-options';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { nameOf } from './day-sheet.service';

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

/** A departure that somebody has booked. */
type BookedDeparture = DepartureKey & { start: string };

/** Who has booked, as a file for spreadsheets. */
@Injectable()
export class BookingsCsvService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly lists: PartyLists,
    private readonly accounts: AccountNames,
  ) {}

  /** The file, a few lines at a time, by date and then by start; both dates are in it. */
  async file(from: string, to: string): Promise<AsyncIterable<string>> {
    const booked = await Promise.all(LISTS.map((list) => this.booked(list, from, to)));
    return this.linesOf(
      booked.flat().sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en')),
    );
  }

  private async *linesOf(departures: BookedDeparture[]): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    for (const { list, place, date, start } of departures) {
      for await (const parties of this.lists.sheet(list).partiesAt(place, date)) {
        const accounts = await this.accounts.of(parties.map(({ owner }) => owner));
        yield parties
          .map((party) => csvLine(cellsOf({ list, start, party }, accounts.get(party.owner))))
          .join('');
      }
    }
  }

  private async booked(list: ListName, from: string, to: string): Promise<BookedDeparture[]> {
    const [booked, planned] = await Promise.all([
      this.lists.report(list).bookedBetween(from, to),
      this.departures.plannedBetween(list, placesOf(list), from, to),
    ]);
    const starts = new Map(planned.map((each) => [departureId(each), each.startTime]));
    return booked.map(({ place, date }) => {
      const key = { list, place, date };
      return { ...key, start: starts.get(departureId(key)) ?? '' };
    });
  }
}

function orderOf({ date, start, list, place }: BookedDeparture): string {
  return [date, start, list, place].join(' ');
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
