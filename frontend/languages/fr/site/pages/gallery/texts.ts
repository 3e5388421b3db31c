import type { texts as english } from '../../../../../site/pages/gallery/texts.en';

export const texts: typeof english = {
  lead: 'Cinq des lieux où vous mènent nos balades.',
  region: 'Photos de nos balades',
  carousel: 'carrousel',
  counter: (number, total) => `Photo ${String(number)} sur ${String(total)}`,
  shown: (counter, caption) => `${counter} : ${caption}`,
  previous: 'Photo précédente',
  next: 'Photo suivante',
  pause: 'Pause',
  play: 'Lecture',

  drawings: {
    'brooklyn-bridge': {
      alt: 'La passerelle en bois du pont de Brooklyn mène à une tour de granit percée de deux ogives ; les câbles se déploient des deux côtés et le soleil se lève derrière.',
      caption: 'Le pont de Brooklyn aux premières lueurs',
      location: 'Sur la passerelle, au-dessus de l’East River',
    },
    'bow-bridge': {
      alt: 'Un couple en barque passe devant l’arche basse de Bow Bridge, reflétée dans le lac de Central Park, avec des arbres d’automne et les tours jumelles du San Remo à l’arrière-plan.',
      caption: 'Bow Bridge en octobre',
      location: 'Sur le lac de Central Park',
    },
    'times-square': {
      alt: 'Des gens sur l’escalier rouge dominent Times Square la nuit, un canyon d’écrans lumineux avec des taxis jaunes sur l’asphalte mouillé.',
      caption: 'Times Square à la nuit tombée',
      location: 'Depuis l’escalier rouge de Duffy Square',
    },
    'statue-of-liberty': {
      alt: 'Au bastingage du ferry, une femme et un enfant regardent la statue de la Liberté sur son socle et son fort, avec des mouettes dans le ciel et les gratte-ciel au loin.',
      caption: 'La Liberté, vue du ferry',
      location: 'Dans la baie de New York',
    },
    soho: {
      alt: 'Un soleil bas inonde une rue de SoHo, ses façades de fonte et ses escaliers de secours, tandis qu’un cycliste et une femme en manteau jaune passent sur les pavés.',
      caption: 'SoHo, derniers rayons',
      location: 'Entre les façades de fonte, dans le sud de Manhattan',
    },
  },
};
