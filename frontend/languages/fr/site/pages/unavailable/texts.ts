import type { texts as english } from '../../../../../site/pages/unavailable/texts.en';

/** Texts for the page that the server sends if it can't render the requested page. */
export const texts: typeof english = {
  title: 'De retour dans un instant',
  text: 'Nous ne pouvons pas afficher cette page pour le moment. Réessayez dans une minute, ou appelez-nous.',
  action: 'Réessayer',
};
