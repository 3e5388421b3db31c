export const texts = {
  lead: 'Sign in to see and change your tours.',
  title: 'Sign in',
  hint: 'Your email works too.',
  invalid: 'Invalid credentials',
  signingOut:
    'You’re signed out on this device, but the server couldn’t be reached to end your session there. We’ll keep trying, and end it as soon as the server is back.',
  signedOut: 'The server is back, and your session has ended there, too.',
  newPassword: 'Your password is set. Please sign in with it.',
  forgot: 'Forgot your password?',
  /** The function renders a link with the given text. */
  signUpLink: <Node>(signUp: (text: string) => Node) => ['New here? ', signUp('Sign up')],
};
