import type { texts as english } from '../../../../site/departures/list-texts.en';

/** A sentence about the tours of each list, for the pages that present the lists. */
export const texts: typeof english = {
  day: 'Des parcs, des ponts, et les rues où la ville a commencé.',
  night: 'Des tours illuminées, de grandes scènes, et des vues qui n’existent qu’à la nuit tombée.',
};
