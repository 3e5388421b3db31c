import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { ApiLabeled } from '../http/api-labels';
import { MessageRecord } from './mail.dto';

/** The reasons as the guide reads them, as ends of sentences. `{answer}` is replaced by the mail server's reply. */
const PROBLEM_REASONS = {
  'no-address': 'there is no email address.',
  'no-mail': 'the site has no mail server.',
  delayed: 'the mail is still waiting. {answer}',
  failed: 'the mail was refused. {answer}',
  unknown: 'the mail may not have arrived.',
  limited: 'too many mails have gone to this address.',
};
export type ProblemReason = keyof typeof PROBLEM_REASONS;

/** A mail that may not have reached a visitor. */
export class DeliveryProblem extends PickType(MessageRecord, ['kind', 'answer', 'canBeSentAgain']) {
  @ApiProperty({ description: 'The mail’s id.' })
  mail!: string;

  @ApiLabeled(PROBLEM_REASONS, {
    description:
      'no-address: the visitor left no email address. no-mail: the site has no mail server. delayed: the server can’t accept the mail right now. failed: the server has rejected the mail. unknown: the connection was lost before the server replied. limited: too many mails were sent to the address.',
  })
  why!: ProblemReason;

  @ApiProperty({
    description: 'The news that the visitor may have missed, as part of a sentence.',
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
