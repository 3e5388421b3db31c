export const texts = {
  /** `rule` renders the part that is checked off while typing. */
  password: <Node>(minLength: number, rule: (text: string) => Node) => [
    rule(`At least ${String(minLength)} characters`),
    '. A few random words work well.',
  ],
};
