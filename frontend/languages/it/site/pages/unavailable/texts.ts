import type { texts as english } from '../../../../../site/pages/unavailable/texts.en';

/** Texts for the page that the server sends if it can't render the requested page. */
export const texts: typeof english = {
  title: 'Torniamo subito',
  text: 'Ora non possiamo mostrarti questa pagina. Riprova tra un minuto, o chiamaci.',
  action: 'Riprova',
};
