import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import { BOOKING_MAIL_LABELS, BOOKING_MAILS, type MailChoice } from '../auth/auth.schemas';
import { ApiLabeled } from '../http/api-labels';
import { MESSAGE_KINDS, type MessageKind } from './letters';
import { MAIL_MODES, type MailMode } from './mail-server.service';
import { MESSAGE_STATUSES, TROUBLE_LABELS, type MessageStatus } from './message';

/** The mails that a guide receives. */
export class MailChoiceInput implements MailChoice {
  @ApiLabeled(BOOKING_MAIL_LABELS, {
    description:
      'Mails about bookings: one for each right away, one in the morning for the day before, or none.',
  })
  @IsIn(BOOKING_MAILS, { message: `Bookings must be one of ${BOOKING_MAILS.join(', ')}.` })
  bookings!: (typeof BOOKING_MAILS)[number];

  @ApiProperty({
    description: 'Whether the guide gets a mail with tomorrow’s tours in the evening.',
  })
  @IsBoolean({ message: 'Evening must be true or false.' })
  evening!: boolean;
}

/** A failure of the mail server. */
export class MailTrouble {
  @ApiProperty({ description: 'When the failure began.', format: 'date-time' })
  since!: string;

  @ApiProperty({ description: 'The server’s reply, or why there is none.' })
  answer!: string;
}

/** A mail and its status. */
export class MessageRecord {
  @ApiProperty({ description: 'The mail’s id.' })
  id!: string;

  @ApiProperty({ description: 'The kind of letter.', enum: MESSAGE_KINDS })
  kind!: MessageKind;

  @ApiProperty({ description: 'The label of the kind of letter.', example: 'A reminder' })
  label!: string;

  @ApiPropertyOptional({ description: 'The id of the mail’s booking.' })
  booking?: string;

  @ApiPropertyOptional({ description: 'The id of the mail’s departure.' })
  departure?: string;

  @ApiLabeled(TROUBLE_LABELS, {
    description:
      'queued: not tried yet. claimed: being tried, but the mail server hasn’t received any of it yet. sending: the server is receiving it. retrying: to be tried again. sent: the server has accepted it. failed: the server has rejected it permanently. unknown: the connection was lost while the server was receiving it. withheld: it was too late or outdated, or had no recipient. limited: too many mails were sent to its recipient or requested from a network. told: the guide has notified the visitor.',
    enum: MESSAGE_STATUSES,
  })
  status!: MessageStatus;

  @ApiPropertyOptional({ description: 'The server’s last reply.' })
  answer?: string;

  @ApiProperty({ description: 'When the mail was queued.', format: 'date-time' })
  queuedAt!: string;

  @ApiProperty({ description: 'Whether the guide can still resend the mail.' })
  canBeSentAgain!: boolean;
}

/** Whether mail works, and which mails are waiting or need the guide's attention. */
export class MailState {
  @ApiProperty({
    description:
      'smtp: mails are sent to a mail server. folder: they’re saved to a folder. none: they wait until a mail server is set.',
    enum: MAIL_MODES,
  })
  mode!: MailMode;

  @ApiProperty({
    description: 'When the server last accepted a mail; null if never.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  workedAt!: string | null;

  @ApiProperty({
    description: 'The current failure of the mail server; null while it works.',
    type: MailTrouble,
    nullable: true,
  })
  failing!: MailTrouble | null;

  @ApiProperty({ description: 'The number of mails that are waiting to be sent.', type: 'integer' })
  queued!: number;

  @ApiProperty({
    description: 'When the oldest waiting mail was queued; null if none is waiting.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  oldestQueuedAt!: string | null;

  @ApiProperty({
    description: 'The number of mails that the server has rejected permanently.',
    type: 'integer',
  })
  failed!: number;

  @ApiProperty({
    description: 'The number of mails that the server may or may not have received.',
    type: 'integer',
  })
  unknown!: number;

  @ApiProperty({
    description: 'The failed and unknown mails, newest first, at most 50.',
    type: [MessageRecord],
  })
  troubled!: MessageRecord[];

  @ApiProperty({ description: 'The mails that the caller receives.', type: MailChoiceInput })
  choice!: MailChoiceInput;
}

/** A line of the exchange with the mail server. */
export class ExchangeStep {
  @ApiProperty({
    description: 'The sender of the line.',
    enum: ['site', 'server'],
  })
  from!: 'site' | 'server';

  @ApiProperty({ description: 'The line, without passwords.' })
  text!: string;
}

/** The outcome of a test mail. */
export class MailTest {
  @ApiProperty({ description: 'Whether the server has accepted the mail.' })
  isSent!: boolean;

  @ApiProperty({ description: 'The server’s last reply, or why there is none.' })
  answer!: string;

  @ApiProperty({ description: 'All lines of the exchange.', type: [ExchangeStep] })
  exchange!: ExchangeStep[];
}
