import type { texts as english } from '../../../../../site/pages/gallery/texts.en';

export const texts: typeof english = {
  lead: 'Cinco sitios a los que te llevan nuestros paseos.',
  region: 'Fotos de nuestros paseos',
  carousel: 'carrusel',
  counter: (number, total) => `Foto ${String(number)} de ${String(total)}`,
  shown: (counter, caption) => `${counter}: ${caption}`,
  previous: 'Foto anterior',
  next: 'Foto siguiente',
  pause: 'Pausar',
  play: 'Reproducir',

  drawings: {
    'brooklyn-bridge': {
      alt: 'La pasarela de madera del puente de Brooklyn lleva a una torre de granito con dos arcos ojivales; los cables se abren en abanico a ambos lados y detrás sale el sol.',
      caption: 'Puente de Brooklyn, primera luz',
      location: 'En la pasarela, sobre el East River',
    },
    'bow-bridge': {
      alt: 'Una pareja pasa remando ante el arco bajo de Bow Bridge, reflejado en el lago de Central Park, con árboles de otoño y las torres gemelas del San Remo al fondo.',
      caption: 'Bow Bridge en octubre',
      location: 'En el lago de Central Park',
    },
    'times-square': {
      alt: 'Gente en las escaleras rojas mira Times Square de noche: un cañón de pantallas encendidas con taxis amarillos sobre el asfalto mojado.',
      caption: 'Times Square al caer la noche',
      location: 'Desde las escaleras rojas de Duffy Square',
    },
    'statue-of-liberty': {
      alt: 'Desde la barandilla del ferry, una mujer y una niña miran la estatua de la Libertad sobre su pedestal y su fuerte, con gaviotas arriba y el perfil de la ciudad a lo lejos.',
      caption: 'La Libertad, desde el ferry',
      location: 'En la bahía de Nueva York',
    },
    soho: {
      alt: 'El último sol llena una calle de SoHo con fachadas de hierro fundido y escaleras de incendios; por los adoquines pasan una bicicleta y una mujer de abrigo amarillo.',
      caption: 'SoHo, último sol',
      location: 'Entre sus fachadas de hierro fundido, en el sur de Manhattan',
    },
  },
};
