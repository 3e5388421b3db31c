import { formatFor } from '../format';
import { LOCALE } from './locale';

/** As people in New York write. */
export const words = formatFor(LOCALE);
