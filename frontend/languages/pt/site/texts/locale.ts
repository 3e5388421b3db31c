export const LANGUAGE = 'pt';

/** The locale for numbers and dates in Brazilian Portuguese. */
export const LOCALE = 'pt-BR';

export const FIRST_WEEKDAY = 0;
