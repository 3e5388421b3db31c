import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { IsContact, IsPeople } from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import { DeliveryProblem } from '../mail/delivery-problem.dto';
import { PartyToReach } from './party-contact.dto';

/** What a request has room for; by default, no more can wait at a departure. */
const MOST_IN_LINE = 500;
const ID = /^[0-9a-f]{24}$/;
const ORDER_RULE = 'Ids must be the ids of all parties that wait, in their new order.';

/** A party on a departure's waiting list, as the guide sees it. */
export class WaitingParty extends PartyToReach {
  @ApiProperty({ description: 'The party’s id.', example: '65f0c0ffee0123456789abcd' })
  id!: string;

  @ApiProperty({ description: 'Whom to ask for, or else the username; Guest if there is none.' })
  name!: string;

  @ApiProperty({ description: 'Since when it waits.', format: 'date-time' })
  since!: string;

  @ApiPropertyOptional({
    description: 'Until when spots are held for it. Missing while it only waits.',
    format: 'date-time',
  })
  utcHeldUntil?: string;

  @ApiPropertyOptional({
    type: Boolean,
    enum: [true],
    description:
      'Whether it still has to confirm its address: it’s held until then, or nothing is offered to it.',
  })
  unconfirmed?: true;

  @ApiPropertyOptional({
    description: 'Only for a party that mail didn’t reach: the last that it was to be told.',
    type: DeliveryProblem,
  })
  untold?: DeliveryProblem;
}

/** Whom the guide adds to a waiting list. */
export class WaitingInput {
  @IsPeople('The size of the party.')
  people!: number;

  @IsContact({ description: 'How the guide reaches the party.' })
  contact!: ContactInput;
}

/** A waiting list in another order. */
export class WaitingOrderInput {
  @ApiProperty({
    description: 'All parties on the waiting list, the first one first.',
    type: 'array',
    items: { type: 'string', pattern: ID.source },
    maxItems: MOST_IN_LINE,
  })
  @IsArray({ message: ORDER_RULE })
  @ArrayMaxSize(MOST_IN_LINE, { message: ORDER_RULE })
  @Matches(ID, { each: true, message: ORDER_RULE })
  ids!: string[];
}
