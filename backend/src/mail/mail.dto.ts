import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { BOOKING_MAILS, type MailChoice } from '../auth/auth.schemas';
import { MESSAGE_KINDS, MESSAGE_STATUSES, type MessageKind, type MessageStatus } from './message';
import type { MailMode } from './mail-server.service';

const MODES = ['smtp', 'folder', 'none'] as const satisfies MailMode[];

/** What mails a guide gets. */
export class MailChoiceInput implements MailChoice {
  @ApiProperty({
    description: 'Of bookings: each as it comes, all of a day in the morning after, or none.',
    enum: BOOKING_MAILS,
  })
  @IsIn(BOOKING_MAILS, { message: `Bookings must be one of ${BOOKING_MAILS.join(', ')}.` })
  bookings!: (typeof BOOKING_MAILS)[number];

  @ApiProperty({ description: 'Whether tomorrow’s tours come in the evening.' })
  @IsBoolean({ message: 'Evening must be true or false.' })
  evening!: boolean;
}

/** Why the mail server fails, and since when. */
export class MailTrouble {
  @ApiProperty({ description: 'Since when.', format: 'date-time' })
  since!: string;

  @ApiProperty({ description: 'What the server said, or what kept it from saying anything.' })
  answer!: string;
}

/** What became of one mail. */
export class MessageRecord {
  @ApiProperty({ description: 'The mail’s id.' })
  id!: string;

  @ApiProperty({ description: 'What it says.', enum: MESSAGE_KINDS })
  kind!: MessageKind;

  @ApiPropertyOptional({ description: 'The id of the booking that it’s about.' })
  booking?: string;

  @ApiPropertyOptional({ description: 'The departure that it’s about.' })
  departure?: string;

  @ApiProperty({
    description:
      'queued: not tried yet. claimed: being tried, and the mail server has none of it. sending: the server is being given it. retrying: to be tried again. sent: the server has it. failed: it won’t take it. unknown: the line was cut while it was being given it. withheld: it came to be too late. limited: it wasn’t made, since its recipient or a network has had too many. told: the guide has told them.',
    enum: MESSAGE_STATUSES,
  })
  status!: MessageStatus;

  @ApiPropertyOptional({ description: 'What the server said last.' })
  answer?: string;

  @ApiProperty({ description: 'When it was queued.', format: 'date-time' })
  queuedAt!: string;

  @ApiProperty({ description: 'Whether it can still be sent again.' })
  canBeSentAgain!: boolean;
}

/** Whether mail works, what waits, and what needs the guide. */
export class MailState {
  @ApiProperty({
    description:
      'smtp: there is a mail server. folder: mails are put into a folder. none: they wait.',
    enum: MODES,
  })
  mode!: MailMode;

  @ApiProperty({
    description: 'When the server last took a mail; null if never.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  workedAt!: string | null;

  @ApiProperty({ description: 'Null while it works.', type: MailTrouble, nullable: true })
  failing!: MailTrouble | null;

  @ApiProperty({ description: 'How many mails wait to be sent.', type: 'integer' })
  queued!: number;

  @ApiProperty({
    description: 'Since when the oldest of them waits; null if none does.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  oldestQueuedAt!: string | null;

  @ApiProperty({ description: 'How many mails the server won’t take.', type: 'integer' })
  failed!: number;

  @ApiProperty({
    description: 'Of how many nobody knows whether the server has them.',
    type: 'integer',
  })
  unknown!: number;

  @ApiProperty({ description: 'Those two, the newest first; at most 50.', type: [MessageRecord] })
  troubled!: MessageRecord[];

  @ApiProperty({ description: 'What mails the caller gets.', type: MailChoiceInput })
  choice!: MailChoiceInput;
}

/** One step of the exchange with the mail server. */
export class ExchangeStep {
  @ApiProperty({
    description: 'Who said it; site also where nobody answered.',
    enum: ['site', 'server'],
  })
  from!: 'site' | 'server';

  @ApiProperty({ description: 'What was said; passwords are left out.' })
  text!: string;
}

/** How sending a mail to the guide has gone. */
export class MailTest {
  @ApiProperty({ description: 'Whether the server has taken it.' })
  isSent!: boolean;

  @ApiProperty({ description: 'What it said last, or what kept it from saying anything.' })
  answer!: string;

  @ApiProperty({ description: 'All that was said.', type: [ExchangeStep] })
  exchange!: ExchangeStep[];
}
