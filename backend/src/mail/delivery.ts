/** How handing a mail to its server has ended. */
export interface Delivery {
  /**
   * `sent`: the server has it. `retrying`: it doesn't, but may take it later. `failed`: it never will.
   * `unknown`: it was cut off when it may have had it.
   */
  status: 'sent' | 'retrying' | 'failed' | 'unknown';
  /** What the server said, or what kept it from saying anything; one line. */
  answer: string;
  /** Whether the next mail would fare no better: it isn't about this one. */
  isServersFault: boolean;
}

/** What nodemailer tells of an error, as far as it knows. */
interface SmtpError {
  message?: string;
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

const MOST_CHARACTERS = 300;
const FIRST_PERMANENT = 500;
/** At these, the server speaks of the mail and whom it goes to; before, of us. */
const ABOUT_THE_MAIL = /^(RCPT TO|DATA)$/;

/**
 * What an error means for the mail.
 *
 * @param hasBegun whether the server may have been given any of the mail by then
 */
export function failed(error: unknown, hasBegun: boolean): Delivery {
  const { message, code, command = '', response, responseCode } = error as SmtpError;
  const answer = oneLine(response ?? message ?? 'The mail server couldn’t be reached.');
  if (responseCode === undefined) {
    // An address that can't be written down in the protocol.
    if (code === 'EENVELOPE') return { status: 'failed', answer, isServersFault: false };
    // The mail itself couldn't be read, which says nothing of the server.
    if (code === 'ESTREAM' && !hasBegun)
      return { status: 'retrying', answer, isServersFault: false };
    return hasBegun
      ? { status: 'unknown', answer, isServersFault: true }
      : { status: 'retrying', answer, isServersFault: true };
  }
  const isAboutMail = ABOUT_THE_MAIL.test(command);
  // What it has against us, the guide can put right: no mail is lost over a wrong password.
  const isFinal = isAboutMail && responseCode >= FIRST_PERMANENT;
  return { status: isFinal ? 'failed' : 'retrying', answer, isServersFault: !isAboutMail };
}

/** A server's words, fit to be stored and shown. */
export function oneLine(text: string): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return line.length > MOST_CHARACTERS ? `${line.slice(0, MOST_CHARACTERS - 1)}…` : line;
}
