/** Texts of forms, in their own file so that pages without a form don't load them. */
export const texts = {
  username: 'Username',
  password: 'Password',
  /** @param label the field's label, such as "New password" */
  showPassword: (label: string) => `Show ${label.toLowerCase()}`,
  hidePassword: (label: string) => `Hide ${label.toLowerCase()}`,
  /** @param labels the labels of the empty fields */
  stillNeeded: (labels: readonly string[]) =>
    `Still needed: ${new Intl.ListFormat('en').format(labels)}.`,
  /** Error messages, which contain the field's label. */
  errors: {
    missing: (label: string) => `${label} is required.`,
    tooShort: (label: string, min: number) =>
      `${label} must be at least ${String(min)} characters long.`,
    tooLong: (label: string, max: number) =>
      `${label} must be at most ${String(max)} characters long.`,
    notAnEmail: (label: string) => `${label} must be an address like name@example.com.`,
    badCharacter: (label: string) => `${label} has a character that isn’t allowed.`,
    outOfRange: (label: string, min: string, max: string) =>
      `${label} must be a whole number from ${min} to ${max}.`,
  },
};
