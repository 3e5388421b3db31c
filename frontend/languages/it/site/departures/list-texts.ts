import type { texts as english } from '../../../../site/departures/list-texts.en';

/** A sentence about the tours of each list, for the pages that present the lists. */
export const texts: typeof english = {
  day: 'Parchi, ponti e le strade in cui è cominciata la città.',
  night: 'Grattacieli illuminati, grandi palcoscenici e panorami che si svelano solo col buio.',
};
