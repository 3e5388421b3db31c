export const texts = {
  ask: {
    title: 'Forgot your password?',
    lead: 'Tell us your account’s email, and we’ll send you a link to choose a new password.',
    email: 'Email',
    action: 'Send the link',
    /** The same for every email, so that it doesn't reveal who has an account. */
    sent: (email: string) =>
      `If ${email} has an account here, a link is on its way. It can be used once and expires in an hour. No email? Check your spam folder, too.`,
    remembered: <Node>(signIn: (text: string) => Node) => ['Remembered it? ', signIn('Sign in')],
  },
  choose: {
    title: 'Choose a new password',
    lead: 'You’ll be signed out everywhere. Then sign in with your new password.',
    password: 'New password',
    action: 'Set the password',
    newLink: <Node>(ask: (text: string) => Node) => [
      'The link doesn’t work? ',
      ask('Ask for another'),
    ],
  },
};
