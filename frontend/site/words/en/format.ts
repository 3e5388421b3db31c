import { formatFor } from '../format';
import { LOCALE } from './locale';

export const words = formatFor(LOCALE);
