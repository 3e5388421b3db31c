import type { texts as english } from '../../../../../../site/bookings/ticket/find-guide/texts.en';
import { formatInUnit } from '../../../../../../site/texts/more-formats';
import { atTime, format } from '../../../texts/format';
import { LOCALE } from '../../../texts/locale';

/** Texts that help a visitor find the guide at the meeting point. */
export const texts: typeof english = {
  title: 'Trova la tua guida',
  noAnnouncement: 'La guida non ha ancora scritto niente. Appena lo fa, lo vedi qui.',
  here: 'Eccomi, sono qui!',
  late: (minutes, arrival) =>
    `Sono in ritardo di ${formatInUnit(LOCALE, 'minute', minutes)}: arrivo ${atTime(arrival)}.`,
  announcedAt: (at) => `La tua guida, ore ${format.time(at)}`,
  map: 'Apri nella tua app di mappe',

  point: 'Indicami la direzione',
  stop: 'Basta così',
  privacyNote: 'Usa la bussola e la posizione del telefono, che non lasciano il telefono.',
  noCoordinates: 'Questo punto non è segnato su una mappa, quindi il telefono non può indicarlo.',
  asking: 'Stiamo cercando la tua posizione…',
  denied:
    'Il browser non lascia vedere a questa pagina dove ti trovi. Puoi consentirlo nelle impostazioni, oppure usare la tua app di mappe.',
  unsupported: 'Questo browser non sa dire dove ti trovi. Usa la tua app di mappe.',
  lost: 'In questo momento il telefono non trova la sua posizione, ma continua a provare.',
  distanceAndDirection: (distance, direction) => `${distance}, ${direction}`,
  about: (meters) => `Circa ${distanceText(meters)}`,
  arrived: 'Ci sei',
  lookAround: 'Cerca la guida qui intorno.',
  /** Relative to the phone, clockwise from straight ahead. */
  ahead: [
    'dritto davanti a te',
    'davanti a te, a destra',
    'alla tua destra',
    'dietro di te, a destra',
    'dietro di te',
    'dietro di te, a sinistra',
    'alla tua sinistra',
    'davanti a te, a sinistra',
  ],
  /** As on a map, clockwise from the north. */
  onMap: [
    'verso nord',
    'verso nord-est',
    'verso est',
    'verso sud-est',
    'verso sud',
    'verso sud-ovest',
    'verso ovest',
    'verso nord-ovest',
  ],
  noCompass: 'Questo dispositivo non indica da che parte è rivolto, quindi il nord è in alto.',
  inaccurate: (meters) =>
    `Il telefono conosce la sua posizione con un margine di ${distanceText(meters)}: l’indicazione può essere imprecisa.`,
  north: 'N',
};

/** Rounds a distance to meters or kilometers: "120 metri", "1,2 chilometri". */
function distanceText(meters: number): string {
  if (meters < 950) {
    const step = meters < 100 ? 5 : 10;
    return formatInUnit(LOCALE, 'meter', Math.max(step, Math.round(meters / step) * step));
  }
  return formatInUnit(LOCALE, 'kilometer', Math.round(meters / 100) / 10);
}
