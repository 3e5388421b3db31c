import { Injectable } from '@nestjs/common';
import { AccountLookup, type UsernameAndEmail } from '../auth/account-lookup';
import { foreignLanguageOf } from '../bookings/booking';
import { attendanceOf } from '../bookings/rules/attendance';
import { displayNameOf, contactDetailsOf } from '../bookings/party-contact';
import type { Payment } from '../bookings/payment';
import { toPaymentRecord } from '../bookings/payment.dto';
import { PaymentQueries } from '../bookings/payment-queries';
import type { Party } from '../bookings/queries';
import { balanceOf } from '../bookings/rules/payments';
import type { DepartureState } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import type { DeliveryProblem } from '../mail/delivery-problem.dto';
import { DeliveryProblemsService } from '../mail/delivery-problems.service';
import type { PartyRecord } from './day-sheet.dto';

/** Builds the records of parties that the guide sees, with names, payments, and delivery problems. */
@Injectable()
export class PartyRecordsService {
  constructor(
    private readonly accounts: AccountLookup,
    private readonly departures: DeparturesService,
    private readonly payments: PaymentQueries,
    private readonly deliveryProblems: DeliveryProblemsService,
  ) {}

  /** Returns the record of the party that a command returned. */
  async buildRecord(party: Party | undefined): Promise<PartyRecord> {
    if (!party) throw new Error('The command returned no party.');
    const departure = await this.departures.get(party.departure);
    const [record] = await this.buildRecords([party], departure?.state);
    if (!record) throw new Error('No record was built for the party.');
    return record;
  }

  /**
   * Returns the records of a departure's parties, in the same order.
   *
   * @param state the departure's state; undefined if it no longer exists
   */
  async buildRecords(parties: Party[], state: DepartureState | undefined): Promise<PartyRecord[]> {
    const payments = await this.payments.findByParties(
      parties.filter((party) => party.payments !== undefined).map(({ _id }) => String(_id)),
    );
    const accounts = await this.accounts.findByOwnerKeys(parties.map(({ owner }) => owner));
    const problems = await this.deliveryProblems.findByParties(
      parties.map((booking) => {
        const account = accounts.get(booking.owner);
        return {
          booking,
          name: displayNameOf(booking, account),
          email: contactDetailsOf(booking, account).email,
        };
      }),
    );
    return parties.map((party) => {
      const id = String(party._id);
      const paymentFields = toPaymentFields(party, payments.get(id) ?? [], state === 'cancelled');
      return toPartyRecord(party, accounts.get(party.owner), problems.get(id), paymentFields);
    });
  }
}

/** Returns the fields about a party's payments; no fields if the party has neither a price nor payments. */
function toPaymentFields(party: Party, payments: Payment[], isDepartureCanceled: boolean) {
  if (!party.price && payments.length === 0) return {};
  const { due, owed, paid, tips } = balanceOf(party, payments, isDepartureCanceled);
  const { price, ages } = party;
  return {
    ...(price && { price }),
    ...(ages && { ages }),
    dueCents: due,
    owedCents: owed,
    paidCents: paid,
    tipCents: tips,
    payments: payments.map(toPaymentRecord),
  };
}

function toPartyRecord(
  party: Party,
  account: UsernameAndEmail | undefined,
  problem: DeliveryProblem | undefined,
  paymentFields: Partial<PartyRecord>,
): PartyRecord {
  const { _id, people, createdAt, walkIn, status, cancelledAt, cancelledBy, reason = '' } = party;
  const { arrived, noShow, note, revision } = attendanceOf(party);
  return {
    id: String(_id),
    name: displayNameOf(party, account),
    ...contactDetailsOf(party, account),
    ...foreignLanguageOf(party),
    people,
    bookedAt: createdAt.toISOString(),
    walkIn: walkIn !== undefined,
    arrived,
    noShow,
    note,
    ...(status === 'cancelled' &&
      cancelledAt && {
        cancelled: {
          at: cancelledAt.toISOString(),
          reason,
          ...(cancelledBy === 'owner' && { byVisitor: true as const }),
        },
      }),
    ...(problem && { untold: problem }),
    ...paymentFields,
    revision,
  };
}
