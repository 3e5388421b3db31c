import { ApiParam } from '@nestjs/swagger';
import { LISTS } from 'shared/tours';

// Functions, because Swagger's decorators store metadata in their options, so each route needs its own decorators.
export const ApiDepartureId = () =>
  ApiParam({
    name: 'id',
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  });

export const ApiListName = () => ApiParam({ name: 'list', enum: LISTS });

export const ApiPartyId = () =>
  ApiParam({ name: 'id', description: 'The party’s `id`.', example: '65f0c0ffee0123456789abcd' });

/** Matches the ids that devices generate for payments. */
export const PAYMENT_ID = /^[A-Za-z0-9_-]{1,64}$/;

export const ApiPaymentId = () =>
  ApiParam({
    name: 'payment',
    description: 'The payment’s id, which the device generates.',
    schema: { type: 'string', pattern: PAYMENT_ID.source },
    example: 'pay-1f0c0ffee',
  });

export const ApiTourId = () =>
  ApiParam({ name: 'id', description: 'The tour’s `id`.', example: 'day.central-park' });
