/** Sends users a link for confirming their email. Implemented in account/, because auth/ doesn't import mail/. */
export abstract class ConfirmationMail {
  /** @param ip the IP address of the call that sends the mail */
  abstract send(email: string, ip: string): Promise<void>;
}
