import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn } from 'class-validator';
import {
  BOOKING_EMAIL_FREQUENCIES,
  BOOKING_EMAIL_LABELS,
  type MailChoice,
} from '../auth/auth.schemas';
import { ApiLabeled } from '../http/api-labels';
import { MESSAGE_KINDS, type MessageKind } from './letters';
import { MAIL_MODES, type MailMode } from './mail-server.service';
import {
  MESSAGE_STATUS_DESCRIPTION,
  MESSAGE_STATUSES,
  FAILURE_LABELS,
  type MessageStatus,
} from './message';

/** The emails that a guide receives. */
export class MailChoiceInput implements MailChoice {
  @ApiLabeled(BOOKING_EMAIL_LABELS, {
    description:
      'Emails about bookings. each: one for each booking, right away. daily: one every morning for the previous day. none: no emails.',
  })
  @IsIn(BOOKING_EMAIL_FREQUENCIES, {
    message: `Bookings must be one of ${BOOKING_EMAIL_FREQUENCIES.join(', ')}.`,
  })
  bookings!: (typeof BOOKING_EMAIL_FREQUENCIES)[number];

  @ApiProperty({
    description: 'Whether the guide gets an email about tomorrow’s tours in the evening.',
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

/** An email and its status. */
export class MessageRecord {
  @ApiProperty({ description: 'The email’s id.' })
  id!: string;

  @ApiProperty({ description: 'The kind of letter.', enum: MESSAGE_KINDS })
  kind!: MessageKind;

  @ApiProperty({ description: 'The label of the kind of letter.', example: 'A reminder' })
  label!: string;

  @ApiPropertyOptional({ description: 'The id of the booking that the email is about.' })
  booking?: string;

  @ApiPropertyOptional({ description: 'The id of the departure that the email is about.' })
  departure?: string;

  @ApiLabeled(FAILURE_LABELS, {
    description: MESSAGE_STATUS_DESCRIPTION,
    enum: MESSAGE_STATUSES,
  })
  status!: MessageStatus;

  @ApiPropertyOptional({ description: 'The server’s last reply.' })
  answer?: string;

  @ApiProperty({ description: 'When the email was queued.', format: 'date-time' })
  queuedAt!: string;

  @ApiProperty({ description: 'Whether the guide can still resend the email.' })
  canBeSentAgain!: boolean;
}

/** Whether mail works, and which emails are waiting or need the guide's attention. */
export class MailState {
  @ApiProperty({
    description:
      'smtp: emails are sent to a mail server. folder: emails are saved to a folder. none: emails wait until a mail server is set.',
    enum: MAIL_MODES,
  })
  mode!: MailMode;

  @ApiProperty({
    description: 'When the server last accepted an email; null if never.',
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

  @ApiProperty({
    description: 'The number of emails that are waiting to be sent.',
    type: 'integer',
  })
  queued!: number;

  @ApiProperty({
    description: 'When the oldest waiting email was queued; null if none is waiting.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  oldestQueuedAt!: string | null;

  @ApiProperty({
    description: 'The number of emails that the server has rejected permanently.',
    type: 'integer',
  })
  failed!: number;

  @ApiProperty({
    description: 'The number of emails that the server may or may not have received.',
    type: 'integer',
  })
  unknown!: number;

  @ApiProperty({
    description: 'The failed and unknown emails, newest first, at most 50.',
    type: [MessageRecord],
  })
  troubled!: MessageRecord[];

  @ApiProperty({ description: 'The emails that the caller receives.', type: MailChoiceInput })
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

/** The outcome of a test email. */
export class MailTest {
  @ApiProperty({ description: 'Whether the server has accepted the email.' })
  isSent!: boolean;

  @ApiProperty({ description: 'The server’s last reply, or why there is none.' })
  answer!: string;

  @ApiProperty({ description: 'All lines of the exchange.', type: [ExchangeStep] })
  exchange!: ExchangeStep[];
}
