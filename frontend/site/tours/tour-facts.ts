import { priceText } from 'shared/price';
import type { TourSummary } from '../../api/schema';
import { durationText } from './duration';
import { texts } from './fact-texts.en';

/** Returns a tour's most important facts: "2 hours", "1.3 miles", "no stairs", "step-free", "$40 each". */
export function tourFacts({
  durationMinutesFrom,
  durationMinutesTo,
  access,
  price,
}: TourSummary): string[] {
  return [
    durationText(durationMinutesFrom, durationMinutesTo),
    ...(access
      ? [
          texts.access.miles(access.miles),
          texts.access.stairs(access.stairs),
          texts.access.stepFree[access.stepFree],
        ]
      : []),
    ...(price ? [priceText(price)] : []),
  ];
}
