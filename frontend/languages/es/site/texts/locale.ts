export const LOCALE = 'es';

export const FIRST_WEEKDAY = 1;
