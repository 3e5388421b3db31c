/** What a password has to be, for whoever chooses one. */
export const words = {
  /** `rule` draws what is checked off while typing. */
  password: <Node>(least: number, rule: (text: string) => Node) => [
    rule(`At least ${String(least)} characters`),
    '. A few random words work well.',
  ],
};
