import type { texts as english } from '../../../../../../site/bookings/ticket/find-guide/texts.en';
import { formatInUnit } from '../../../../../../site/texts/more-formats';
import { format } from '../../../texts/format';
import { LOCALE } from '../../../texts/locale';

export const texts: typeof english = {
  title: 'So finden Sie Ihren Guide',
  noAnnouncement: 'Noch keine Nachricht von Ihrem Guide. Sobald eine kommt, steht sie hier.',
  here: 'Ich bin da!',
  late: (minutes, arrival) =>
    `Ich verspäte mich um ${formatInUnit(LOCALE, 'minute', minutes)} und bin um ${format.time(arrival)} Uhr da.`,
  announcedAt: (at) => `Ihr Guide, um ${format.time(at)} Uhr`,
  map: 'In der Karten-App öffnen',

  point: 'Richtung zeigen',
  stop: 'Richtung ausblenden',
  privacyNote: 'Nutzt Kompass und Standort Ihres Handys. Beides verlässt das Gerät nie.',
  noCoordinates:
    'Dieser Ort ist auf keiner Karte markiert, deshalb kann Ihr Handy die Richtung nicht zeigen.',
  asking: 'Ihr Standort wird ermittelt …',
  denied:
    'Ihr Browser verrät dieser Seite nicht, wo Sie sind. Sie können es in seinen Einstellungen erlauben oder Ihre Karten-App nehmen.',
  unsupported: 'Dieser Browser kennt Ihren Standort nicht. Bitte nehmen Sie Ihre Karten-App.',
  lost: 'Ihr Handy weiß gerade nicht, wo es ist, sucht aber weiter.',
  distanceAndDirection: (distance, direction) => `${distance}: ${direction}`,
  about: (meters) => `Etwa ${distanceText(meters)}`,
  arrived: 'Sie sind da',
  lookAround: 'Sehen Sie sich nach Ihrem Guide um.',
  ahead: [
    'geradeaus',
    'vorn rechts',
    'rechts',
    'hinten rechts',
    'hinter Ihnen',
    'hinten links',
    'links',
    'vorn links',
  ],
  onMap: [
    'nach Norden',
    'nach Nordosten',
    'nach Osten',
    'nach Südosten',
    'nach Süden',
    'nach Südwesten',
    'nach Westen',
    'nach Nordwesten',
  ],
  noCompass: 'Dieses Gerät meldet nicht, wohin es zeigt, deshalb ist Norden oben.',
  inaccurate: (meters) =>
    `Ihr Handy kennt seinen Standort nur auf ${distanceText(meters)} genau; die Angabe kann daher abweichen.`,
  north: 'N',
};

/** Rounds a distance to meters or kilometers: "120 Meter", "1,9 Kilometer". */
function distanceText(meters: number): string {
  if (meters < 1000) {
    const step = meters < 30 ? 5 : 10;
    return formatInUnit(LOCALE, 'meter', Math.max(step, Math.round(meters / step) * step));
  }
  return formatInUnit(LOCALE, 'kilometer', Math.round(meters / 100) / 10);
}
