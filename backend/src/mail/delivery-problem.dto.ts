import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { MESSAGE_KINDS, type MessageKind } from './message';

const PROBLEM_REASONS = [
  'no-address',
  'no-mail',
  'delayed',
  'failed',
  'unknown',
  'limited',
] as const;
export type ProblemReason = (typeof PROBLEM_REASONS)[number];

/** Something that a visitor was to be told by mail and may not know. */
export class DeliveryProblem {
  @ApiProperty({ description: 'The mail’s id.' })
  mail!: string;

  @ApiProperty({ description: 'What it says.', enum: MESSAGE_KINDS })
  kind!: MessageKind;

  @ApiProperty({
    description:
      'no-address: there is no email. no-mail: the site has no mail server. delayed: the server doesn’t take it for now. failed: it won’t take it. unknown: the line was cut before it said so. limited: the address has had too many mails.',
    enum: PROBLEM_REASONS,
  })
  why!: ProblemReason;

  @ApiPropertyOptional({ description: 'What the server said last.' })
  answer?: string;

  @ApiProperty({ description: 'Whether the mail can be sent again.' })
  canBeSentAgain!: boolean;
}
