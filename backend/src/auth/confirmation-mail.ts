import type { FastifyRequest } from 'fastify';
import type { SiteLanguage } from 'shared/site-languages';
import { requestLanguageOf } from '../http/request-language';

/** A call that causes an email to a user. */
export interface MailRequest {
  /** The caller's IP address. */
  ip: string;
  /** The language of the caller's pages, in which the email is written, too. */
  language: SiteLanguage;
}

export function toMailRequest(request: Pick<FastifyRequest, 'ip' | 'headers'>): MailRequest {
  return { ip: request.ip, language: requestLanguageOf(request) };
}

/** Emails users a link for confirming their address. Implemented in account/, because auth/ doesn't import mail/. */
export abstract class ConfirmationMail {
  /** @param request the call that requested the email */
  abstract send(email: string, request: MailRequest): Promise<void>;
}
