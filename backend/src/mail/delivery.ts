/** The outcome of sending a mail to the server. */
export interface Delivery {
  /**
   * `sent`: the server has the mail. `retrying`: the server may take it later. `failed`: the server refuses it for
   * good. `unknown`: the connection was cut when the server may have had it.
   */
  status: 'sent' | 'retrying' | 'failed' | 'unknown';
  /** The server's reply, or why there is none; one line. */
  answer: string;
  /** Whether other mails would fail, too. */
  isServersFault: boolean;
}

/** The properties that nodemailer adds to errors, if it can. */
interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const MAX_CHARACTERS = 300;
const PERMANENT_CODES_FROM = 500;
/** Replies to these commands are about the mail or its recipient; earlier ones are about the site. */
const MAIL_COMMANDS = /^(RCPT TO|DATA)$/;

/**
 * Returns what an error means for the mail.
 *
 * @param mayHaveReceived whether the server may have received a part of the mail
 */
export function toFailedDelivery(error: unknown, mayHaveReceived: boolean): Delivery {
  const { message, code, command = '', response, responseCode } = error as SmtpError;
  const answer = toAnswerLine(response ?? message ?? 'The mail server couldn’t be reached.');
  if (responseCode === undefined) {
    // The protocol can't express the address.
    if (code === 'EENVELOPE') return { status: 'failed', answer, isServersFault: false };
    // The mail itself couldn't be read.
    if (code === 'ESTREAM' && !mayHaveReceived)
      return { status: 'retrying', answer, isServersFault: false };
    return { status: mayHaveReceived ? 'unknown' : 'retrying', answer, isServersFault: true };
  }
  const isAboutMail = MAIL_COMMANDS.test(command);
  // The guide can correct errors of the site, such as a wrong password, so that no mail is lost.
  const isFinal = isAboutMail && responseCode >= PERMANENT_CODES_FROM;
  return { status: isFinal ? 'failed' : 'retrying', answer, isServersFault: !isAboutMail };
}

/** Shortens a server's reply to one line without control characters. */
export function toAnswerLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > MAX_CHARACTERS ? `${line.slice(0, MAX_CHARACTERS - 1)}…` : line;
}
