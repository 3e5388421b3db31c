import type { texts as english } from '../../../../../site/pages/gallery/texts.en';

export const texts: typeof english = {
  lead: 'Cinque dei luoghi in cui ti portano le nostre passeggiate.',
  region: 'Immagini delle nostre passeggiate',
  carousel: 'carosello',
  counter: (number, total) => `Immagine ${String(number)} di ${String(total)}`,
  shown: (counter, caption) => `${counter}: ${caption}`,
  previous: 'Immagine precedente',
  next: 'Immagine successiva',
  pause: 'Pausa',
  play: 'Avvia',

  /** The texts of our drawings. */
  drawings: {
    'brooklyn-bridge': {
      alt: 'Il camminamento di legno del ponte di Brooklyn porta a una torre di granito con due archi a sesto acuto; i cavi si aprono a ventaglio sui due lati e dietro sorge il sole.',
      caption: 'Il ponte di Brooklyn alle prime luci',
      location: 'Sul camminamento, sopra l’East River',
    },
    'bow-bridge': {
      alt: 'Una coppia in barca a remi passa davanti all’arco basso di Bow Bridge, riflesso nel lago di Central Park; dietro, gli alberi d’autunno e le torri gemelle del San Remo.',
      caption: 'Bow Bridge in ottobre',
      location: 'Sul lago di Central Park',
    },
    'times-square': {
      alt: 'Dai gradini rossi la gente guarda Times Square di notte, un canyon di schermi luminosi con i taxi gialli sull’asfalto bagnato.',
      caption: 'Times Square col buio',
      location: 'Dai gradini rossi di Duffy Square',
    },
    'statue-of-liberty': {
      alt: 'Alla ringhiera del traghetto una donna e un bambino guardano la Statua della Libertà, sul suo piedistallo e sul suo forte; in alto i gabbiani, lontano i grattacieli.',
      caption: 'La Libertà, vista dal traghetto',
      location: 'Nella baia di New York',
    },
    soho: {
      alt: 'L’ultimo sole riempie una strada di SoHo, tra facciate di ghisa e scale antincendio, mentre un ciclista e una donna con il cappotto giallo passano sul selciato.',
      caption: 'SoHo, ultimi raggi',
      location: 'Tra le facciate di ghisa, a Lower Manhattan',
    },
  },
};
