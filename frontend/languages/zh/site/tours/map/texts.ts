import type { texts as english } from '../../../../../site/tours/map/texts.en';

export const texts: typeof english = {
  alt: (stops, from, to) => `路线图：从${from}到${to}，共${String(stops)}站，见下方列表`,
};
