import { formatFor } from 'shared/format';
import { LOCALE } from './locale';

export const format = formatFor(LOCALE);
