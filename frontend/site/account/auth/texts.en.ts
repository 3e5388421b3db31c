export const texts = {
  /** `rule` renders the part that gets a check mark once the password is long enough. */
  password: <Node>(minLength: number, rule: (text: string) => Node) => [
    rule(`At least ${String(minLength)} characters`),
    '. A few random words work well.',
  ],
};
