/** What the account's page says of an email that isn't confirmed yet. */
export const words = {
  /** For who has come by the link in a mail. */
  link: {
    title: 'Is this your address?',
    text: 'Somebody, hopefully you, has an account here with the address that our email went to.',
    action: 'Yes, it’s mine',
    done: 'Thanks! Your email is confirmed.',
  },
  /** For who is signed in. */
  state: {
    title: 'Please confirm your email',
    text: (email: string) =>
      `We don’t know yet whether our emails reach you at ${email}. Open the link that we’ve sent there, or have us send one now.`,
    action: 'Send me a link',
    sent: (email: string) =>
      `A link is on its way to ${email}. No email after a few minutes? Check your spam folder, too.`,
  },
};
