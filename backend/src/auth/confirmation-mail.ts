import type { FastifyRequest } from 'fastify';
import type { SiteLanguage } from 'shared/site-languages';
import { requestLanguageOf } from '../http/request-language';

/** The details of a call that are needed to send an email because of it. */
export interface MailRequest {
  /** The caller's IP address. */
  ip: string;
  /** The language of the caller's pages, and of the email. */
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
