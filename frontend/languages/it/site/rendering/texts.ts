import type { texts as english } from '../../../../site/rendering/texts.en';

/** Texts for the documents' metadata. */
export const texts: typeof english = {
  /** In Open Graph's format. */
  locale: 'it_IT',
  /** Shown if a page's scripts don't load. */
  incomplete: 'Una parte di questa pagina non si è caricata. Controlla la connessione e ricarica.',
  reload: 'Ricarica',
  /** Alt text of the picture in link previews. */
  picture:
    'Una guida con un ombrello giallo accompagna una passeggiata lungo il fiume, con la scritta New York on Foot',
  tourPicture: {
    day: (place) =>
      `Un disegno per il tour ${place}, con la scritta: una passeggiata di giorno, New York on Foot`,
    night: (place) =>
      `Un disegno per il tour ${place}, con la scritta: una passeggiata di sera, New York on Foot`,
  },
};
