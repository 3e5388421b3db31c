export const texts = {
  /** For visitors who opened the emailed link. */
  link: {
    title: 'Is this your address?',
    text: 'Someone, hopefully you, has an account here with the address that we emailed.',
    action: 'Yes, it’s mine',
    done: 'Thanks! Your email is confirmed.',
  },
  /** For signed-in users whose email isn't confirmed. */
  request: {
    title: 'Please confirm your email',
    text: (email: string) =>
      `We don’t know yet whether our emails reach you at ${email}. Open the link that we’ve sent there, or ask for a new one.`,
    action: 'Send me a link',
    sent: (email: string) =>
      `A link is on its way to ${email}. No email after a few minutes? Check your spam folder, too.`,
  },
};
