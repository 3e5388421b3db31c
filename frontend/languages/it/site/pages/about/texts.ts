import type { texts as english } from '../../../../../site/pages/about/texts.en';

export const texts: typeof english = {
  title: 'Una guida, una città, cinque anni a piedi',
  /** The guide's story: five years in the city, recreation, and history. */
  story: [
    'È cominciata con una mappa e un pomeriggio libero. Volevo sapere perché Broadway va storta in una città di linee dritte, così l’ho seguita un isolato alla volta, chiedendo a chiunque avesse voglia di parlare. La risposta si è rivelata più vecchia della città stessa, e trovarla è stata la mia giornata più bella da anni.',
    'Ancora oggi guido così. I miei tour sono prima di tutto svago: aria fresca, passo tranquillo, il tempo di sedersi su una panchina di Central Park o di guardare i traghetti dal ponte di Brooklyn. E sono storia dal primo all’ultimo passo: chi ha posato queste pietre, chi viveva dietro queste finestre, che cosa è bruciato qui e che cosa ci hanno costruito dopo.',
    'Tengo insieme il gruppo, e ogni domanda è benvenuta. Non serve sapere niente di New York prima di venire. Metti scarpe con cui cammini volentieri e dimmi che cosa ti incuriosisce. Al resto pensa la città.',
  ],

  /** Figures beside the story. */
  facts: [
    { figure: '5', text: 'anni in città' },
    { figure: '2', text: 'cose in ogni passeggiata: svago e storia' },
    { figure: '1', text: 'guida, dal primo passo all’ultimo' },
  ],
};
