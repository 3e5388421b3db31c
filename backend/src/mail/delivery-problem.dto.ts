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

/** A mail that a visitor may not have got. */
export class DeliveryProblem extends PickType(MessageRecord, ['kind', 'answer', 'canBeSentAgain']) {
  @ApiProperty({ description: 'The mail’s id.' })
  mail!: string;

  @ApiProperty({
    description:
      'no-address: there is no email. no-mail: the site has no mail server. delayed: the server doesn’t take the mail for now. failed: the server refuses the mail. unknown: the connection was cut before the server replied. limited: the address has had too many mails.',
    enum: PROBLEM_REASONS,
  })
  why!: ProblemReason;

  @ApiProperty({
    description: 'What the visitor may not know, as a part of a sentence.',
    example: 'that you canceled',
  })
  contents!: string;

  @ApiProperty({ description: 'A short message that the guide can send in place of the mail.' })
  message!: string;

  @ApiPropertyOptional({
    description: 'The guide’s reason for moving the departure, if the mail is about that.',
  })
  reason?: string;
}
