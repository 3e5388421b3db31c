/** Sends users a link for confirming their address. Implemented in account/, since auth/ doesn't import mail/. */
export abstract class ConfirmationMail {
  /** @param ip the IP address of the call that causes the mail */
  abstract send(email: string, ip: string): Promise<void>;
}
