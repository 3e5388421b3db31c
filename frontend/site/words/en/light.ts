import { LIGHT_WORDS } from 'shared/light-words';

/** What light a walk has: the letters say the same. */
export const words = LIGHT_WORDS;
