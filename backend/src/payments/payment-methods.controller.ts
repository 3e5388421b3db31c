import { Body, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ForGuide } from '../auth/for-guide';
import { ApiProblems } from '../http/api-problems';
import { PaymentMethodRecord, PaymentMethodsInput } from './payment-methods.dto';
import { PaymentMethodsService } from './payment-methods.service';

@ForGuide('guide/payment-methods')
export class PaymentMethodsController {
  constructor(private readonly methods: PaymentMethodsService) {}

  @Get()
  @ApiOperation({
    operationId: 'paymentMethodsGet',
    summary: 'List the ways to pay the guide, in the order in which visitors see them.',
  })
  @ApiOkResponse({ type: [PaymentMethodRecord] })
  @ApiProblems()
  get(): Promise<PaymentMethodRecord[]> {
    return this.methods.load();
  }

  @Put()
  @ApiOperation({
    operationId: 'paymentMethodsChange',
    summary: 'Replace the ways to pay the guide.',
    description: 'Visitors see them on their tickets and in emails about their bookings.',
  })
  @ApiOkResponse({ type: [PaymentMethodRecord] })
  @ApiProblems(400, 403, 413, 415)
  async change(@Body() { methods }: PaymentMethodsInput): Promise<PaymentMethodRecord[]> {
    await this.methods.save(methods);
    return this.methods.load();
  }
}
