/** Emails users a link for confirming their address. Implemented in account/, because auth/ doesn't import mail/. */
export abstract class ConfirmationMail {
  /** @param ip the IP address of the caller who requested the email */
  abstract send(email: string, ip: string): Promise<void>;
}
