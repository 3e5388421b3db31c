export const LANGUAGE = 'es';

export const LOCALE = 'es';

export const FIRST_WEEKDAY = 1;
