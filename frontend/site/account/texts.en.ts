import { formatMoment } from '../texts/more-formats';
import { LOCALE } from '../texts/locale.en';

export const texts = {
  lead: 'Your data is yours: see it, change it, download it, or delete it.',
  /** Each function renders a link with the given text. */
  signedOut: <Node>(signIn: (text: string) => Node, signUp: (text: string) => Node) => [
    'You’re not signed in. ',
    signIn('Sign in'),
    ' to see your account, or ',
    signUp('sign up'),
    ' for one.',
  ],
  username: 'Username',
  email: 'Email',
  currentPassword: 'Current password',

  changeEmail: {
    title: 'Change your email',
    action: 'Change email',
    email: 'New email',
    done: (email: string) => `Your email is now ${email}. You’ve been signed out everywhere else.`,
  },
  changePassword: {
    title: 'Change your password',
    action: 'Change password',
    password: 'New password',
    done: 'Your password has been changed. You’ve been signed out everywhere else.',
  },
  sessions: {
    title: 'Where you’re signed in',
    /** @param description a browser in English, such as "Firefox on Android" or "Safari on an iPhone" */
    browser: (description: string) => description,
    /** Marks the session of this browser. */
    current: <Node>(browser: Node) => [browser, ' (this one)'],
    /** When a session began, in the visitor's time zone. */
    moment: (instant: string) => formatMoment(LOCALE, instant),
    since: <Node>(moment: Node) => ['since ', moment],
    end: 'End',
    /** @param since when the session began */
    endLabel: (browser: string, since: string) => `End ${browser}, since ${since}`,
    ended: 'That session has ended.',
    endOthers: 'End all other sessions',
    othersEnded: 'All other sessions have ended.',
  },
  download: {
    title: 'Download your data',
    text: 'Your account, tours, the guide’s notes about them, and sessions in one JSON file.',
    action: 'Download my data',
  },
  deletion: {
    title: 'Delete your account',
    /** Explains what deleting the account does. */
    text: 'This deletes your account, your sessions, and your upcoming tours for good. For tours up to today, we keep only the place, the date, and the number of people, without your name. If you’ve paid for an upcoming tour, your guide sees your name and email address until the day of that tour is over, to pay you back.',
    action: 'Delete my account',
    question: 'Delete your account?',
    keep: 'Keep it',
  },
};
