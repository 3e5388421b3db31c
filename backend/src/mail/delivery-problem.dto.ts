import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { MessageRecord } from './mail.dto';

const PROBLEM_REASONS = [
  'no-address',
  'no-mail',
  'delayed',
  'failed',
  'unknown',
  'limited',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** A mail that may not have reached a visitor. */
export class DeliveryProblem extends PickType(MessageRecord, ['kind', 'answer', 'canBeSentAgain']) {
  @ApiProperty({ description: 'The mail’s id.' })
  mail!: string;

  @ApiProperty({
    description:
      'no-address: the visitor left no email address. no-mail: the site has no mail server. delayed: the server can’t accept the mail right now. failed: the server has rejected the mail. unknown: the connection was lost before the server replied. limited: too many mails were sent to the address.',
    enum: PROBLEM_REASONS,
  })
  why!: ProblemReason;

  @ApiProperty({
    description: 'The news that the visitor may have missed, as a part of a sentence.',
    example: 'that you canceled',
  })
  contents!: string;

  @ApiProperty({ description: 'A short message that the guide can send instead of the mail.' })
  message!: string;

  @ApiPropertyOptional({
    description: 'The guide’s reason for moving the departure, if the mail is about that.',
  })
  reason?: string;
}
