import type { texts as english } from '../../../../site/rendering/texts.en';

/** Texts for the documents' metadata. */
export const texts: typeof english = {
  /** In Open Graph's format. */
  locale: 'it_IT',
  /** Shown if a page's scripts don't load. */
  incomplete: 'Una parte di questa pagina non si è caricata. Controlla la connessione e ricarica.',
  reload: 'Ricarica',
  /** Alt text of the picture in link previews. */
  picture: 'Una guida con un ombrello giallo accompagna una passeggiata lungo il fiume',
  tourPicture: {
    day: (place) => `Un disegno per una passeggiata di giorno: ${place}`,
    night: (place) => `Un disegno per una passeggiata di sera: ${place}`,
  },
};
