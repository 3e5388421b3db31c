import {
  ConflictException,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { Types } from 'mongoose';
import { guideRefusal } from 'shared/guide-refusals';
import type { PaymentWay } from 'shared/payment-methods';
import type { ListName } from 'shared/tours';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { Ledger } from '../bookings/ledger';
import { toPaymentRecord } from '../bookings/payment.dto';
import { PaymentQueries } from '../bookings/payment-queries';
import { BookingQueries } from '../bookings/queries';
import type { Refusal } from '../bookings/refusal';
import { PAYMENT_ID } from '../http/api-params';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type { PartyRecord } from './day-sheet.dto';
import { PartyRecordsService } from './party-records.service';
import type { PaymentInput, TipInput, TipsResponse } from './payments.dto';

/** The maximum time between noting a payment and sending it. A later payment counts as noted this long ago. */
const MAX_DELAY_MS = 31 * 24 * 60 * 60 * 1000;

/** Notes payments and tips on behalf of a guide. */
@Injectable()
export class SheetPaymentsService {
  constructor(
    private readonly ledger: Ledger,
    private readonly parties: BookingQueries,
    private readonly payments: PaymentQueries,
    private readonly partyRecords: PartyRecordsService,
  ) {}

  /**
   * Notes a payment by a party, or a refund to it. Safe to repeat.
   *
   * @param guide the id of the guide who notes it
   * @throws NotFoundException if there is no such party
   * @throws ConflictException if the party owes less than the fare or has paid less than the refund, if it is canceled,
   *   or if a different payment already has this id
   */
  async note(
    list: ListName,
    id: string,
    paymentId: string,
    { kind, cents, at, ...way }: PaymentInput,
    guide: string,
  ): Promise<PartyRecord> {
    requirePaymentId(paymentId);
    const notedAt = parseNotedAt(at);
    const { booking, refusal } = await this.ledger.carryOut(async () => ({
      kind: 'notePayment',
      payment: paymentId,
      ...(await this.findParty(list, id)),
      paymentKind: kind,
      cents,
      ...toPaymentWay(way),
      notedBy: guide,
      notedAt,
    }));
    if (refusal) throw exceptionFor(refusal);
    return this.partyRecords.buildRecord(booking);
  }

  /**
   * Reverses a party's payment. Safe to repeat.
   *
   * @param guide the id of the guide who reverses it
   * @throws NotFoundException if the party has no such payment
   * @throws ConflictException if the payment was refunded
   */
  async reverse(
    list: ListName,
    id: string,
    paymentId: string,
    guide: string,
  ): Promise<PartyRecord> {
    requirePaymentId(paymentId);
    const reversalId = new Types.ObjectId().toHexString();
    const { booking, refusal } = await this.ledger.carryOut(async () => ({
      kind: 'reversePayment',
      payment: paymentId,
      id: reversalId,
      ...(await this.findParty(list, id)),
      notedBy: guide,
    }));
    if (refusal) throw exceptionFor(refusal);
    return this.partyRecords.buildRecord(booking);
  }

  /**
   * Notes a tip from a whole departure. Safe to repeat.
   *
   * @param guide the id of the guide who notes it
   * @throws NotFoundException if there is no such departure
   * @throws ConflictException if a different payment already has this id
   */
  async noteTip(
    departureId: string,
    paymentId: string,
    { cents, at, ...way }: TipInput,
    guide: string,
  ): Promise<TipsResponse> {
    requirePaymentId(paymentId);
    const { refusal } = await this.ledger.carryOut({
      kind: 'noteTip',
      payment: paymentId,
      departure: departureId,
      cents,
      ...toPaymentWay(way),
      notedBy: guide,
      notedAt: parseNotedAt(at),
    });
    if (refusal?.code === 'not-found') throw new NotFoundException(NOT_FOUND_REFUSAL);
    if (refusal) throw exceptionFor(refusal);
    return this.listTips(departureId);
  }

  /**
   * Reverses a tip from a whole departure. Safe to repeat.
   *
   * @param guide the id of the guide who reverses it
   * @throws NotFoundException if the departure has no such tip
   */
  async reverseTip(departureId: string, paymentId: string, guide: string): Promise<TipsResponse> {
    requirePaymentId(paymentId);
    const { refusal } = await this.ledger.carryOut({
      kind: 'reversePayment',
      payment: paymentId,
      id: new Types.ObjectId().toHexString(),
      departure: departureId,
      notedBy: guide,
    });
    if (refusal) throw exceptionFor(refusal);
    return this.listTips(departureId);
  }

  private async listTips(departureId: string): Promise<TipsResponse> {
    const tips = await this.payments.findTips(departureId);
    return { tips: tips.map(toPaymentRecord) };
  }

  private async findParty(list: ListName, id: string) {
    const party = await this.parties.get(list, id);
    if (!party) throw new NotFoundException(guideRefusal('party-gone'));
    return { party: { list, id: String(party._id) }, departure: party.departure };
  }
}

/** @throws NotFoundException if the id isn't in the format of payment ids */
function requirePaymentId(id: string): void {
  if (!PAYMENT_ID.test(id)) throw new NotFoundException(NOT_FOUND_REFUSAL);
}

function toPaymentWay({ method, service }: PaymentWay): PaymentWay {
  return {
    method,
    ...(method === 'OTHER' && service !== undefined && { service: service.trim() }),
  };
}

/** Returns when a payment was noted: now if unknown or in the future, and at most {@link MAX_DELAY_MS} ago. */
function parseNotedAt(at?: string): Date {
  const now = Date.now();
  const time = at === undefined ? now : Date.parse(at);
  // RFC 3339 allows leap seconds, which Date.parse rejects.
  if (Number.isNaN(time)) return new Date(now);
  return new Date(Math.min(Math.max(time, now - MAX_DELAY_MS), now));
}

function exceptionFor(
  refusal: Refusal<RefusalCodeOf<'notePayment' | 'noteTip' | 'reversePayment'>>,
): HttpException {
  switch (refusal.code) {
    case 'not-found':
      return new NotFoundException(guideRefusal('party-gone'));
    case 'payment-not-found':
      return new NotFoundException(guideRefusal('payment-gone'));
    case 'cancelled':
      return new ConflictException(guideRefusal('canceled-takes-no-fare'));
    case 'fare-above-owed':
    case 'refund-above-paid':
      return new ConflictException(guideRefusal(refusal.code, { cents: refusal.cents }));
    case 'payment-id-used':
    case 'already-paid':
    case 'nothing-owed':
    case 'payment-refunded':
      return new ConflictException(guideRefusal(refusal.code));
  }
}
