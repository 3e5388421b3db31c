export const texts = {
  lead: 'Sign up to see your tours on all your devices.',
  title: 'Sign up',
  usernameHint: (minLength: number, maxLength: number) =>
    `${String(minLength)} to ${String(maxLength)} letters, numbers, or _ . -`,
  email: 'Email',
  unsuccessful: 'Signup was unsuccessful! Please check the console.',
  signInLink: <Node>(signIn: (text: string) => Node) => [
    'Already have an account? ',
    signIn('Sign in'),
  ],
};
