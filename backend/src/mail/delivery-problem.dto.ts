import { ApiProperty, ApiPropertyOptional, PickType } from '@nestjs/swagger';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';
import { ApiLabeled } from '../http/api-labels';
import { MessageRecord } from './mail.dto';

/** The reasons, as the guide reads them at the end of a sentence. The mail server's reply replaces `{answer}`. */
const PROBLEM_REASONS = {
  'no-address': 'there is no email address.',
  'no-mail': 'the site has no mail server.',
  delayed: 'the email is still waiting. {answer}',
  failed: 'the email was refused. {answer}',
  unknown: 'the email may not have arrived.',
  limited: 'too many emails have been sent to this address.',
};
export type ProblemReason = keyof typeof PROBLEM_REASONS;

/** An email that may not have reached a visitor. */
export class DeliveryProblem extends PickType(MessageRecord, ['kind', 'answer', 'canBeSentAgain']) {
  @ApiProperty({ description: 'The email’s id.' })
  mail!: string;

  @ApiLabeled(PROBLEM_REASONS, {
    description:
      'no-address: the visitor left no email address. no-mail: the site has no mail server. delayed: the server can’t accept the email right now. failed: the server has rejected the email. unknown: the connection was lost before the server replied. limited: too many emails were sent to the address.',
  })
  why!: ProblemReason;

  @ApiProperty({
    description: 'The news that the visitor may have missed, as part of a sentence.',
    example: 'that you canceled',
  })
  contents!: string;

  @ApiProperty({ description: 'A short message that the guide can send instead of the email.' })
  message!: string;

  @ApiPropertyOptional({
    enum: SITE_LANGUAGE_CODES,
    enumName: 'SiteLanguage',
    description: 'The language that the party reads; missing if the party reads English.',
  })
  language?: SiteLanguage;

  @ApiPropertyOptional({
    description: 'The short message in the party’s language; missing if the party reads English.',
  })
  messageInLanguage?: string;

  @ApiPropertyOptional({
    description: 'The guide’s reason for moving the departure, if the email is about that.',
  })
  reason?: string;
}
