import { Body, Delete, Param, Put, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { AllowColleague } from '../auth/allow-colleague';
import { ForGuide } from '../auth/for-guide';
import type { GuideRequest } from '../auth/guide.guard';
import { ApiDepartureId, ApiListName, ApiPartyId, ApiPaymentId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { PartyRecord } from './day-sheet.dto';
import { parseList } from './parse-list';
import { PaymentInput, TipInput, TipsResponse } from './payments.dto';
import { SheetPaymentsService } from './sheet-payments.service';

const DESCRIPTION =
  'Payments are never changed or deleted. Safe to repeat with the same payment id.';

@ForGuide('guide')
export class PaymentsController {
  constructor(private readonly payments: SheetPaymentsService) {}

  @Put('parties/:list/:id/payments/:payment')
  @AllowColleague('party')
  @ApiOperation({
    operationId: 'paymentsNote',
    summary: 'Note a payment by a party, or a refund to it.',
    description: DESCRIPTION,
  })
  @ApiListName()
  @ApiPartyId()
  @ApiPaymentId()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  note(
    @Req() { guide }: GuideRequest,
    @Param('list') list: string,
    @Param('id') id: string,
    @Param('payment') payment: string,
    @Body() input: PaymentInput,
  ): Promise<PartyRecord> {
    return this.payments.note(parseList(list), id, payment, input, guide.id);
  }

  @Delete('parties/:list/:id/payments/:payment')
  @AllowColleague('party')
  @ApiOperation({
    operationId: 'paymentsReverse',
    summary: 'Correct a party’s payment by noting its reversal. Safe to repeat.',
  })
  @ApiListName()
  @ApiPartyId()
  @ApiPaymentId()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(403, 409, 415)
  reverse(
    @Req() { guide }: GuideRequest,
    @Param('list') list: string,
    @Param('id') id: string,
    @Param('payment') payment: string,
  ): Promise<PartyRecord> {
    return this.payments.reverse(parseList(list), id, payment, guide.id);
  }

  @Put('departures/:id/payments/:payment')
  @AllowColleague('departure')
  @ApiOperation({
    operationId: 'tipsNote',
    summary: 'Note a tip from a whole departure.',
    description: DESCRIPTION,
  })
  @ApiDepartureId()
  @ApiPaymentId()
  @ApiOkResponse({ type: TipsResponse })
  @ApiProblems(400, 403, 409, 413, 415)
  noteTip(
    @Req() { guide }: GuideRequest,
    @Param('id') id: string,
    @Param('payment') payment: string,
    @Body() input: TipInput,
  ): Promise<TipsResponse> {
    return this.payments.noteTip(id, payment, input, guide.id);
  }

  @Delete('departures/:id/payments/:payment')
  @AllowColleague('departure')
  @ApiOperation({
    operationId: 'tipsReverse',
    summary: 'Correct a tip from a whole departure by noting its reversal. Safe to repeat.',
  })
  @ApiDepartureId()
  @ApiPaymentId()
  @ApiOkResponse({ type: TipsResponse })
  @ApiProblems(403, 415)
  reverseTip(
    @Req() { guide }: GuideRequest,
    @Param('id') id: string,
    @Param('payment') payment: string,
  ): Promise<TipsResponse> {
    return this.payments.reverseTip(id, payment, guide.id);
  }
}
