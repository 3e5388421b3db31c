import type { texts as english } from '../../../../../../site/bookings/ticket/find-guide/texts.en';
import { formatInUnit } from '../../../../../../site/texts/more-formats';
import { format } from '../../../texts/format';
import { LOCALE } from '../../../texts/locale';

export const texts: typeof english = {
  title: 'Encuentra a tu guía',
  noAnnouncement: 'Tu guía todavía no ha dicho nada. En cuanto lo haga, lo verás aquí.',
  here: '¡Ya estoy aquí!',
  late: (minutes, arrival) =>
    `Llego con ${formatInUnit(LOCALE, 'minute', minutes)} de retraso: estaré ahí a las ${format.time(arrival)}.`,
  announcedAt: (at) => `Tu guía, a las ${format.time(at)}`,
  map: 'Abrir en tu app de mapas',

  point: 'Indícame el camino',
  stop: 'Dejar de indicar',
  privacyNote: 'Usa la brújula y la ubicación de tu teléfono, que nunca salen de él.',
  noCoordinates:
    'Este punto no está marcado en ningún mapa, así que tu teléfono no puede indicarte el camino.',
  asking: 'Averiguando dónde estás…',
  denied:
    'Tu navegador no deja que esta página sepa dónde estás. Puedes permitirlo en sus ajustes o usar tu app de mapas.',
  unsupported: 'Este navegador no sabe dónde estás. Usa tu app de mapas, por favor.',
  lost: 'Ahora mismo tu teléfono no sabe dónde está, pero lo sigue intentando.',
  distanceAndDirection: (distance, direction) => `${distance}: ${direction}`,
  about: (meters) => `A unos ${distanceText(meters)}`,
  arrived: 'Ya llegaste',
  lookAround: 'Busca a tu guía a tu alrededor.',
  ahead: [
    'al frente',
    'adelante, a la derecha',
    'a la derecha',
    'atrás, a la derecha',
    'detrás de ti',
    'atrás, a la izquierda',
    'a la izquierda',
    'adelante, a la izquierda',
  ],
  onMap: [
    'al norte',
    'al noreste',
    'al este',
    'al sureste',
    'al sur',
    'al suroeste',
    'al oeste',
    'al noroeste',
  ],
  noCompass: 'Este dispositivo no dice hacia dónde apunta, así que el norte queda arriba.',
  inaccurate: (meters) =>
    `Tu teléfono sabe dónde está con un margen de ${distanceText(meters)}, así que esto puede no ser exacto.`,
  north: 'N',
};

/** Rounds a distance: "120 metros", "1,2 kilómetros". */
function distanceText(meters: number): string {
  if (meters < 1000) {
    const step = meters < 30 ? 5 : 10;
    return formatInUnit(LOCALE, 'meter', Math.max(step, Math.round(meters / step) * step));
  }
  return formatInUnit(LOCALE, 'kilometer', Math.round(meters / 100) / 10);
}
