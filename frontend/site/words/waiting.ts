import { words as en } from './en/waiting';
import type { InEachLanguage } from '../../ui/language';

/** What the page of a party on the waiting list says. */
export const waitingWords: InEachLanguage<typeof en> = { en };
