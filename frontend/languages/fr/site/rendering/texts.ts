import type { texts as english } from '../../../../site/rendering/texts.en';

/** Texts for the documents' metadata. */
export const texts: typeof english = {
  locale: 'fr_FR',
  incomplete: 'Une partie de la page ne s’est pas chargée. Vérifiez votre connexion et rechargez.',
  reload: 'Recharger',
  picture:
    'Votre guide, sous un parapluie jaune, mène une balade au bord du fleuve, avec les mots New York on Foot',
  tourPicture: {
    day: (place) =>
      `Un dessin pour ${place}, avec une mention en anglais : balade de jour, New York on Foot`,
    night: (place) =>
      `Un dessin pour ${place}, avec une mention en anglais : balade de nuit, New York on Foot`,
  },
};
