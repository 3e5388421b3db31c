/** Whose habits of writing numbers and dates English has here. */
export const LOCALE = 'en-US';
