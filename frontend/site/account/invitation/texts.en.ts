export const texts = {
  incomplete: 'This link is incomplete. Please open the one that you were sent again.',
  loading: 'Loading…',
  lead: (invitedBy: string) => `${invitedBy} invites you to guide tours here.`,
  consequences:
    'You’ll see the tours that you lead, with the names and contact details of the people who come.',
  passwordRule: (minLength: number) =>
    `Guides need a password of at least ${String(minLength)} characters.`,
  signIn: 'Sign in to accept it',
  signUp: 'Sign up to accept it',
  user: (username: string) => `You’re signed in as ${username}.`,
  accept: 'Accept the invitation',
  account: 'Your account',
};
