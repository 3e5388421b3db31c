import { DAYLIGHT_TEXTS } from 'shared/daylight-texts';

/** Texts about the daylight during a walk. Emails use the same texts. */
export const light = DAYLIGHT_TEXTS;
