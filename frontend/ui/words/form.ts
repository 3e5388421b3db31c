import type { InEachLanguage } from '../language';

const en = {
  needsScript: 'This form needs JavaScript, which is turned off in your browser.',
  username: 'Username',
  password: 'Password',
  /** @param label what the field is called, as "New password" */
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  hidePassword: (label: string) => `Hide ${label.toLowerCase()}`,
  /** @param labels what the empty fields are called */
  stillNeeded: (labels: readonly string[]) =>
    `Still needed: ${new Intl.ListFormat('en').format(labels)}.`,
  /** What to do about a field; `label` is what it is called. */
  flaws: {
    missing: (label: string) => `${label} is required.`,
    tooShort: (label: string, least: number) =>
      `${label} must be at least ${String(least)} characters long.`,
    tooLong: (label: string, most: number) =>
      `${label} must be at most ${String(most)} characters long.`,
    notAnEmail: (label: string) => `${label} must be an address like name@example.com.`,
    badCharacter: (label: string) => `${label} has a character that isn’t allowed.`,
    outOfRange: (label: string, least: string, most: string) =>
      `${label} must be a whole number from ${least} to ${most}.`,
  },
};

/** What forms and their fields say by themselves. */
export const formWords: InEachLanguage<typeof en> = { en };

export type FormWords = typeof en;
