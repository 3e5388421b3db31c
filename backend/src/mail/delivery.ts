/** The outcome of a try to send an email to the server. */
export interface Delivery {
  /**
   * `sent`: the server has accepted the email. `retrying`: the server may accept it later. `failed`: the server has
   * rejected it permanently. `unknown`: the connection was lost, and the server may or may not have the email.
   */
  status: 'sent' | 'retrying' | 'failed' | 'unknown';
  /** The server's reply, or why there is none, on one line. */
  detail: string;
  /** Whether the cause is the server rather than this email, so that other emails would fail, too. */
  isServerFault: boolean;
}

/** An error from nodemailer. `code` and `command` are nodemailer's; `response` and `responseCode` are the server's. */
interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const MAX_LINE_CHARACTERS = 300;
/** SMTP reply codes of 500 and above are permanent failures. */
const MIN_PERMANENT_CODE = 500;
/** An error reply to one of these commands concerns this email. Replies to earlier commands concern the whole site. */
const MAIL_COMMANDS = /^(RCPT TO|DATA)$/;

/**
 * Converts an error to the outcome of a try to send an email.
 *
 * @param mayHaveReceived whether the server may have received any part of the email
 */
export function toFailedDelivery(error: unknown, mayHaveReceived: boolean): Delivery {
  const { message, code, command = '', response, responseCode } = error as SmtpError;
  const detail = toShortLine(response ?? message ?? 'The mail server couldn’t be reached.');
  if (responseCode === undefined) {
    // SMTP doesn't allow the address.
    if (code === 'EENVELOPE') return { status: 'failed', detail, isServerFault: false };
    // The email itself couldn't be read.
    if (code === 'ESTREAM' && !mayHaveReceived)
      return { status: 'retrying', detail, isServerFault: false };
    return { status: mayHaveReceived ? 'unknown' : 'retrying', detail, isServerFault: true };
  }
  const isAboutMail = MAIL_COMMANDS.test(command);
  // Emails that failed because of the site's settings, such as a wrong password, are retried, so that none is lost.
  const isFinal = isAboutMail && responseCode >= MIN_PERMANENT_CODE;
  return { status: isFinal ? 'failed' : 'retrying', detail, isServerFault: !isAboutMail };
}

/** Converts text to one line of limited length, without control characters. */
export function toShortLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > MAX_LINE_CHARACTERS ? `${line.slice(0, MAX_LINE_CHARACTERS - 1)}…` : line;
}
