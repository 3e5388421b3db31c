/** A window in which a tour's page fits beside its form; `--wide` in the styles. */
export const WIDE_WINDOW = '(width >= 76rem)';
