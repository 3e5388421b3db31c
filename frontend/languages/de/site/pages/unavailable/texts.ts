import type { texts as english } from '../../../../../site/pages/unavailable/texts.en';

export const texts: typeof english = {
  title: 'Gleich wieder da',
  text: 'Wir können Ihnen diese Seite gerade nicht zeigen. Versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.',
  action: 'Noch einmal versuchen',
};
