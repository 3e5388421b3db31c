import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { IsContact, IsPartySize } from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import { PartyFields } from '../bookings/party.dto';
import { DeliveryProblem } from '../mail/delivery-problem.dto';
import { ApiFlag } from '../http/api-flag';

/** Limited by the size of a request's body. By default, no more parties can wait for a departure. */
const MAX_ON_WAITLIST = 500;
const ID = /^[0-9a-f]{24}$/;
const ORDER_RULE = 'Ids must be the IDs of all waiting parties, in their new order.';

/** A party on a departure's waiting list, as the guide sees it. */
export class WaitingParty extends PickType(PartyFields, [
  'id',
  'people',
  'email',
  'phone',
  'whatsApp',
  'message',
]) {
  @ApiProperty({
    description: 'The name of the contact, or else the username; Guest if there is none.',
  })
  name!: string;

  @ApiProperty({ description: 'When it joined the waiting list.', format: 'date-time' })
  since!: string;

  @ApiPropertyOptional({
    description: 'Until when spots are held for it; missing if none are.',
    format: 'date-time',
  })
  utcHeldUntil?: string;

  @ApiFlag(
    'Whether it still has to confirm its email. Until then, no spots are offered to it, or its booking is only held.',
  )
  unconfirmed?: true;

  @ApiPropertyOptional({
    description: 'The last mail to the party that wasn’t delivered.',
    type: DeliveryProblem,
  })
  untold?: DeliveryProblem;
}

/** A party that the guide adds to a waiting list. */
export class WaitingInput {
  @IsPartySize('The size of the party.')
  people!: number;

  @IsContact({ description: 'How the guide reaches the party.' })
  contact!: ContactInput;
}

/** The new order of a waiting list. */
export class WaitingOrderInput {
  @ApiProperty({
    description: 'The IDs of all parties on the waiting list, in their new order.',
    type: 'array',
    items: { type: 'string', pattern: ID.source },
    maxItems: MAX_ON_WAITLIST,
  })
  @IsArray({ message: ORDER_RULE })
  @ArrayMaxSize(MAX_ON_WAITLIST, { message: ORDER_RULE })
  @Matches(ID, { each: true, message: ORDER_RULE })
  ids!: string[];
}
