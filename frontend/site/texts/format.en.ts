import { formatFor } from 'shared/format';
import { LOCALE } from './locale.en';

export const format = formatFor(LOCALE);
