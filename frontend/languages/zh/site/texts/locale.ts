export const LANGUAGE = 'zh';

/** The locale for numbers and dates in Chinese. */
export const LOCALE = 'zh-Hans';

export const FIRST_WEEKDAY = 1;
