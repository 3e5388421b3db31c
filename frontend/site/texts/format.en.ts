import { formatFor } from './format';
import { LOCALE } from './locale.en';

export const format = formatFor(LOCALE);
