import type { texts as english } from '../../../../../site/pages/home/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  blurb:
    'Ponti nella luce del mattino, case di arenaria con una storia su ogni scalino, profili di grattacieli che si accendono al tramonto: New York si apre a chi la percorre a piedi. Scegli un luogo e un giorno, e vieni con noi.',
  title: 'New York a passo d’uomo',
  tagline: 'Prenota il tuo tour',
  picture:
    'Una guida con un ombrello giallo alzato indica i grattacieli di Manhattan a un piccolo gruppo su una passeggiata lungo il fiume; da destra entra il ponte di Brooklyn.',
  /** Describes any photograph that replaces the drawing. */
  photographed: 'New York come la vedono le nostre passeggiate',
  next: {
    title: 'Le prossime passeggiate con posti liberi',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `resta ${count} posto`,
        other: (count) => `restano ${count} posti`,
      }),
    room: 'c’è posto',
    /** The longest possible texts of a walk, which reserve its space. */
    longest: [
      'One World Trade Center',
      'mercoledì 30 settembre alle 10:30',
      'Di giorno · restano 20 posti',
    ],
    none: 'In questo momento nessuna passeggiata ha posti liberi. Le nuove date compariranno qui.',
    failed: 'Ora non riusciamo a cercare le prossime date. Riprova tra un minuto, o chiamaci.',
    all: 'Tutti i tour, ciascuno con la prossima data',
  },
  places: 'Scegli un luogo per vedere com’è la passeggiata e quando parte la prossima.',
  how: {
    title: 'Come funziona',
    pick: {
      title: 'Scegli un luogo e un giorno',
      text: (first, last, daysAhead) =>
        `Da ${format.weekday(first)} a ${format.weekday(last)}, fino a ${String(daysAhead)} giorni in anticipo. Prima di prenotare vedi la data esatta.`,
    },
    party: {
      title: 'Dicci quanti siete',
      text: (guestRetention) =>
        `Da una persona sola a un gruppo intero. Non serve un account: il browser conserva i tuoi tour per ${guestRetention}, un account più a lungo.`,
    },
    change: {
      title: 'Vieni, o cambia idea',
      text: 'Un altro giorno, un altro luogo, una persona in più: puoi modificare o eliminare un tour fino a poco prima della partenza.',
    },
  },
};
