import { words as en } from './en/waiting';
import type { InEachLanguage } from '../../ui/language';

/** Texts of a booking's page while it is on a waitlist or has to be confirmed. */
export const waitingWords: InEachLanguage<typeof en> = { en };
