/** Dates that depend on today. */
export const DATE_NAMES = ['today', 'tomorrow', 'weekend'] as const;

/** A second parameter for the date. Forms have a list of names and an input for a date, which wins. */
export const DATE_INPUT = 'on';
