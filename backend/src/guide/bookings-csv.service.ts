import { Injectable } from '@nestjs/common';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { LISTS, type ListName } from 'shared/tours';
import { AccountNames, type AccountName } from '../auth/account-names';
import { notedOf } from '../bookings/decide-parties';
import { PartiesService, type Party } from '../bookings/parties.service';
import { ReportsService } from '../bookings/reports.service';
import type { Departure } from '../departures/departure';
import { DeparturesService, toursOf } from '../departures/departures.service';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { nameOf } from './party-records.service';

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

/** Who has booked, as a file for spreadsheets. */
@Injectable()
export class BookingsCsvService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly parties: PartiesService,
    private readonly reports: ReportsService,
    private readonly accounts: AccountNames,
  ) {}

  /** The file, a few lines at a time, by date and then by start; both dates are in it. */
  async file(from: string, to: string): Promise<AsyncIterable<string>> {
    const booked = await Promise.all(LISTS.map((list) => this.booked(list, from, to)));
    return this.linesOf(
      booked.flat().sort((one, other) => orderOf(one).localeCompare(orderOf(other), 'en')),
    );
  }

  private async *linesOf(departures: Departure[]): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    for (const departure of departures) {
      for await (const parties of this.parties.at(departure.id)) {
        const accounts = await this.accounts.of(parties.map(({ owner }) => owner));
        yield parties
          .map((party) => csvLine(cellsOf(departure, party, accounts.get(party.owner))))
          .join('');
      }
    }
  }

  private async booked(list: ListName, from: string, to: string): Promise<Departure[]> {
    const [booked, departures] = await Promise.all([
      this.reports.bookedBetween(list, from, to),
      this.departures.promisedBetween({ tours: toursOf(list), from, to }),
    ]);
    const ids = new Set(booked);
    return departures.filter(({ id }) => ids.has(id));
  }
}

function orderOf({ date, startTime, list, place }: Departure): string {
  return [date, startTime, list, place].join(' ');
}

function cellsOf({ list, startTime }: Departure, party: Party, account?: AccountName): string[] {
  const { date, place, people, createdAt, status, reason = '' } = party;
  const { arrived, noShow, note } = notedOf(party);
  return [
    date,
    startTime,
    list,
    place,
    nameOf(party, account),
    account?.email ?? '',
    String(people),
    String(arrived),
    noShow ? 'yes' : 'no',
    `${newYorkDate(createdAt)} ${newYorkTime(createdAt)}`,
    note,
    status === 'cancelled' ? reason : '',
  ];
}
