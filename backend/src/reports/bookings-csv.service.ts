import { Injectable } from '@nestjs/common';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { LISTS } from 'shared/tours';
import { AccountLookup, type UsernameAndEmail } from '../auth/account-lookup';
import { attendanceOf } from '../bookings/rules/attendance';
import { BookingQueries, type Party } from '../bookings/queries';
import { ReportsService } from '../bookings/reports.service';
import { displayNameOf, contactDetailsOf } from '../bookings/party-contact';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import { BYTE_ORDER_MARK, csvLine } from './csv';

/** The last column contains the guide's reasons for canceling. */
const COLUMNS = [
  'Date',
  'Start',
  'List',
  'Place',
  'Name',
  'Email',
  'Phone',
  'WhatsApp',
  'People',
  'Arrived',
  'No-show',
  'Booked at (New York)',
  'Note',
  'Message',
  'Canceled',
];

/** Exports bookings as CSV. */
@Injectable()
export class BookingsCsvService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly parties: BookingQueries,
    private readonly reports: ReportsService,
    private readonly accounts: AccountLookup,
    private readonly tours: ToursService,
  ) {}

  /** Returns the CSV lines, a few at a time, sorted by date and start time. Both dates are inclusive. */
  async exportLines(from: string, to: string): Promise<AsyncIterable<string>> {
    const departures = await this.findBooked(from, to);
    return this.streamLines(
      departures.sort((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b), 'en')),
    );
  }

  private async *streamLines(departures: Departure[]): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS);
    for (const departure of departures) {
      for await (const parties of this.parties.partiesAt(departure.id)) {
        const accounts = await this.accounts.findByOwnerKeys(parties.map(({ owner }) => owner));
        yield parties
          .map((party) => csvLine(cellsOf(departure, party, accounts.get(party.owner))))
          .join('');
      }
    }
  }

  private async findBooked(from: string, to: string): Promise<Departure[]> {
    const [tours, ...idsByList] = await Promise.all([
      this.tours.getAll(),
      ...LISTS.map((list) => this.reports.findDepartureIdsWithParties(list, from, to)),
    ]);
    const departures = await this.departures.findEverBooked({ tours, from, to });
    const ids = new Set(idsByList.flat());
    return departures.filter(({ id }) => ids.has(id));
  }
}

function sortKeyOf({ date, startTime, list, place }: Departure): string {
  return [date, startTime, list, place].join(' ');
}

function cellsOf(
  { list, startTime }: Departure,
  party: Party,
  account?: UsernameAndEmail,
): string[] {
  const { date, place, people, createdAt, status, reason = '' } = party;
  const { arrived, noShow, note } = attendanceOf(party);
  const { email = '', phone = '', whatsApp, message = '' } = contactDetailsOf(party, account);
  return [
    date,
    startTime,
    list,
    place,
    displayNameOf(party, account),
    email,
    phone,
    whatsApp ? 'yes' : '',
    String(people),
    String(arrived),
    noShow ? 'yes' : 'no',
    `${newYorkDate(createdAt)} ${newYorkTime(createdAt)}`,
    note,
    message,
    status === 'cancelled' ? reason : '',
  ];
}
