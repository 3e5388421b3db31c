/** What the account's page says of an email that isn't confirmed yet. */
export const words = {
  /** For who has come by the link of a mail. */
  link: {
    title: 'Is this your address?',
    text: 'Somebody, hopefully you, has an account here with the address where you got our mail.',
    action: 'Yes, it’s mine',
    done: 'Thanks! Your email is confirmed.',
  },
  /** For who is signed in. */
  state: {
    title: 'Please confirm your email',
    text: (email: string) =>
      `We’ve sent a link to ${email}. Open it, and we know that our mails reach you: if the weather turns, say.`,
    action: 'Send me another link',
    sent: (email: string) =>
      `A link is on its way to ${email}. No mail after some minutes? Look in your spam folder too.`,
  },
};
