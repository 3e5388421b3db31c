import type { texts as english } from '../../../../site/rendering/texts.en';

/** Texts for the documents' metadata. */
export const texts: typeof english = {
  locale: 'fr_FR',
  incomplete: 'Une partie de la page ne s’est pas chargée. Vérifiez votre connexion et rechargez.',
  reload: 'Recharger',
  picture: 'Votre guide, sous un parapluie jaune, mène une balade au bord du fleuve',
  tourPicture: {
    day: (place) => `Un dessin pour une balade de jour : ${place}`,
    night: (place) => `Un dessin pour une balade de nuit : ${place}`,
  },
};
