/** The media query for windows in which a tour's page fits beside its form; the same as `--wide` in the styles. */
export const WIDE_WINDOW = '(width >= 76rem)';
