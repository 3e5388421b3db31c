import { Injectable } from '@nestjs/common';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { isFixedPrice, type PartyAges } from 'shared/party-price';
import { AGE_UNITS, priceText } from 'shared/price';
import { formatLanguages } from 'shared/languages';
import { priceWords } from 'shared/words/en/price';
import { LISTS } from 'shared/tours';
import { AccountLookup, type UsernameAndEmail } from '../auth/account-lookup';
import { attendanceOf } from '../bookings/rules/attendance';
import { balanceOf } from '../bookings/rules/payments';
import type { Payment } from '../bookings/payment';
import { BookingQueries, type Party } from '../bookings/queries';
import { PaymentQueries } from '../bookings/payment-queries';
import { ReportsService } from '../bookings/reports.service';
import { displayNameOf, contactDetailsOf } from '../bookings/party-contact';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import { amountCell, BYTE_ORDER_MARK, csvLine, type CsvSeparator } from './csv';

/**
 * The columns of the file. `Canceled` contains the reasons for cancellations. Amounts are in US dollars. `Language` is
 * empty for old bookings, and for parties that the guide added.
 */
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
  'Ages',
  'Price',
  'Due (USD)',
  'Paid (USD)',
  'Tips (USD)',
  'Language',
];

/** Exports bookings as CSV. */
@Injectable()
export class BookingsCsvService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly parties: BookingQueries,
    private readonly reports: ReportsService,
    private readonly payments: PaymentQueries,
    private readonly accounts: AccountLookup,
    private readonly tours: ToursService,
  ) {}

  /** Returns the CSV lines, a few at a time, sorted by date and start time. Both dates are inclusive. */
  async exportLines(
    from: string,
    to: string,
    separator: CsvSeparator,
  ): Promise<AsyncIterable<string>> {
    const departures = await this.findDeparturesWithParties(from, to);
    return this.streamLines(
      departures.sort((a, b) => sortKeyOf(a).localeCompare(sortKeyOf(b), 'en')),
      separator,
    );
  }

  private async *streamLines(
    departures: Departure[],
    separator: CsvSeparator,
  ): AsyncGenerator<string> {
    yield BYTE_ORDER_MARK + csvLine(COLUMNS, separator);
    for (const departure of departures) {
      for await (const parties of this.parties.partiesAt(departure.id)) {
        const [accounts, payments] = await Promise.all([
          this.accounts.findByOwnerKeys(parties.map(({ owner }) => owner)),
          this.payments.findByParties(parties.map(({ _id }) => String(_id))),
        ]);
        const lines = parties.map((party) => {
          const cells = [
            ...bookingCells(departure, party, accounts.get(party.owner)),
            ...moneyCells(departure, party, payments.get(String(party._id)) ?? [], separator),
            party.language === undefined ? '' : formatLanguages('en-US', [party.language]),
          ];
          return csvLine(cells, separator);
        });
        yield lines.join('');
      }
    }
  }

  private async findDeparturesWithParties(from: string, to: string): Promise<Departure[]> {
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

function bookingCells(
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

/** Returns the cells about prices and payments. A cell is empty, not 0, if the party has no fixed price or payment. */
function moneyCells(
  { state }: Departure,
  party: Party,
  payments: Payment[],
  separator: CsvSeparator,
): string[] {
  const { price } = party;
  const { due, paid, tips } = balanceOf(party, payments, state === 'cancelled');
  const hasTip = payments.some(({ kind }) => kind === 'TIP');
  const hasPaid = payments.some(({ kind }) => kind !== 'TIP');
  return [
    price?.groups ? describeAges(party) : '',
    price ? priceText(price) : '',
    isFixedPrice(price) ? amountCell(due, separator) : '',
    hasPaid ? amountCell(paid, separator) : '',
    hasTip ? amountCell(tips, separator) : '',
  ];
}

/** Describes the age groups of a party, such as "2 adults, 1 child". */
function describeAges({ people, ages = {} }: PartyAges): string {
  const nonAdults = Object.values(ages).reduce((sum, count) => sum + count, 0);
  return AGE_UNITS.map(
    (unit) => [unit, unit === 'ADULT' ? people - nonAdults : ages[unit]] as const,
  )
    .flatMap(([unit, count = 0]) => (count > 0 ? priceWords.counted(unit, count) : []))
    .join(', ');
}
