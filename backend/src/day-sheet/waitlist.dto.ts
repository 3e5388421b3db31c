import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, Matches } from 'class-validator';
import { IsContact, IsPartySize } from '../bookings/booking.dto';
import { ContactInput } from '../bookings/contact.dto';
import { PartyFields } from '../bookings/party.dto';
import { MAX_ON_WAITLIST } from '../bookings/rules/waitlist';
import { DeliveryProblem } from '../mail/delivery-problem.dto';
import { ApiFlag } from '../http/api-flag';

const PARTY_ID = /^[0-9a-f]{24}$/;
const ORDER_RULE = 'Ids must list all waiting parties, in their new order.';

/** A party on a departure's waitlist, as the guide sees it. */
export class WaitingParty extends PickType(PartyFields, [
  'id',
  'people',
  'email',
  'phone',
  'whatsApp',
  'message',
  'language',
]) {
  @ApiProperty({
    description: 'The contact’s name; if there is none, the username; otherwise, Guest.',
  })
  name!: string;

  @ApiProperty({ description: 'When the party joined the waitlist.', format: 'date-time' })
  since!: string;

  @ApiPropertyOptional({
    description: 'The time until which spots are held for the party; missing if no spots are held.',
    format: 'date-time',
  })
  utcHeldUntil?: string;

  @ApiFlag(
    'Whether the party still has to confirm its email address. Until then, it gets no offers.',
  )
  unconfirmed?: true;

  @ApiPropertyOptional({
    description: 'The last undelivered email to the party.',
    type: DeliveryProblem,
  })
  untold?: DeliveryProblem;
}

/** A party that the guide adds to a waitlist. */
export class WaitingInput {
  @IsPartySize('The size of the party.')
  people!: number;

  @IsContact({ description: 'How the guide can reach the party.' })
  contact!: ContactInput;
}

/** The new order of a waitlist. */
export class WaitingOrderInput {
  static readonly maxListLength = MAX_ON_WAITLIST;

  @ApiProperty({
    description: 'The ids of all parties on the waitlist, in their new order.',
    type: 'array',
    items: { type: 'string', pattern: PARTY_ID.source },
    maxItems: MAX_ON_WAITLIST,
  })
  @IsArray({ message: ORDER_RULE })
  @ArrayMaxSize(MAX_ON_WAITLIST, { message: ORDER_RULE })
  @Matches(PARTY_ID, { each: true, message: ORDER_RULE })
  ids!: string[];
}
