import { LIGHT_WORDS } from 'shared/light-words';

/** Texts about the daylight during a walk, shared with the letters. */
export const light = LIGHT_WORDS;
