import type { texts as english } from '../../../../../../site/bookings/ticket/find-guide/texts.en';
import { formatInUnit } from '../../../../../../site/texts/more-formats';
import { format } from '../../../texts/format';
import { LOCALE } from '../../../texts/locale';

/** Texts that help a visitor find the guide at the meeting point. */
export const texts: typeof english = {
  title: 'Trouver votre guide',
  noAnnouncement: 'Rien encore de la part de votre guide. Toute nouvelle s’affichera ici aussitôt.',
  here: 'J’y suis !',
  late: (minutes, arrival) =>
    `J’ai ${formatInUnit(LOCALE, 'minute', minutes)} de retard : j’y serai à ${format.time(arrival)}.`,
  announcedAt: (at) => `Votre guide, à ${format.time(at)}`,
  map: 'Ouvrir dans votre application de plans',

  point: 'M’indiquer la direction',
  stop: 'Arrêter',
  privacyNote:
    'Utilise la boussole et la position de votre téléphone, qui ne quittent jamais l’appareil.',
  noCoordinates:
    'Cet endroit n’est pas marqué sur une carte : votre téléphone ne peut pas l’indiquer.',
  asking: 'Recherche de votre position…',
  denied:
    'Votre navigateur ne permet pas à cette page de connaître votre position. Autorisez-le dans ses réglages, ou utilisez votre application de plans.',
  unsupported:
    'Ce navigateur ne peut pas donner votre position. Utilisez votre application de plans.',
  lost: 'Votre téléphone ne sait pas où il est pour l’instant, mais continue de chercher.',
  distanceAndDirection: (distance, direction) => `${distance} : ${direction}`,
  about: (meters) => `Environ ${distanceText(meters)}`,
  arrived: 'Vous y êtes',
  lookAround: 'Cherchez votre guide autour de vous.',
  ahead: [
    'tout droit',
    'devant vous, à droite',
    'à votre droite',
    'derrière vous, à droite',
    'derrière vous',
    'derrière vous, à gauche',
    'à votre gauche',
    'devant vous, à gauche',
  ],
  onMap: [
    'vers le nord',
    'vers le nord-est',
    'vers l’est',
    'vers le sud-est',
    'vers le sud',
    'vers le sud-ouest',
    'vers l’ouest',
    'vers le nord-ouest',
  ],
  noCompass: 'Cet appareil n’indique pas son orientation : le nord est en haut.',
  inaccurate: (meters) =>
    `Votre téléphone ne connaît sa position qu’à ${distanceText(meters)} près : l’indication peut être fausse.`,
  north: 'N',
};

/** Rounds a distance to meters or kilometers: "120 mètres", "1,9 kilomètre". */
function distanceText(meters: number): string {
  if (meters < 1000) {
    const step = meters < 100 ? 10 : 50;
    return formatInUnit(LOCALE, 'meter', Math.max(step, Math.round(meters / step) * step));
  }
  return formatInUnit(LOCALE, 'kilometer', Math.round(meters / 100) / 10);
}
