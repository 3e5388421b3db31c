import { words as en } from './en/waiting';
import type { Localized } from '../../ui/language';

/** Texts for a booking's page while it is on a waitlist or has to be confirmed. */
export const waitingWords: Localized<typeof en> = { en };
