import { words as en } from './en/route-map';
import type { InEachLanguage } from '../../ui/language';

/** Alt texts of a tour's map. */
export const routeMapWords: InEachLanguage<typeof en> = { en };
