import type { texts as english } from '../../../../site/departures/list-texts.en';

export const texts: typeof english = {
  day: 'Parks, Brücken und die Straßen, in denen die Stadt anfing.',
  night: 'Leuchtende Türme, große Bühnen und Aussichten, die erst im Dunkeln herauskommen.',
};
