import type { texts as english } from '../../../../../site/pages/home/texts.en';
import { format } from '../../texts/format';

export const texts: typeof english = {
  blurb:
    'Brücken im Morgenlicht, Brownstone-Häuser mit einer Geschichte auf jeder Treppe, eine Skyline, die in der Dämmerung zu leuchten beginnt: New York öffnet sich denen, die zu Fuß kommen. Suchen Sie sich einen Ort und einen Tag aus, und gehen Sie mit.',
  title: 'New York im Schritttempo',
  tagline: 'Buchen Sie Ihre Tour',
  picture:
    'Mit hochgehaltenem gelbem Schirm zeigt der Guide einer kleinen Gruppe auf der Uferpromenade die Skyline von Manhattan; von rechts schwingt sich die Brooklyn Bridge ins Bild.',
  photographed: 'New York, wie unsere Touren es sehen',
  next: {
    title: 'Die nächsten Touren mit Platz',
    left: (spots) =>
      format.plural(spots, {
        one: (count) => `noch ${count} Platz`,
        other: (count) => `noch ${count} Plätze`,
      }),
    room: 'Plätze frei',
    longest: [
      'Durch die Lower East Side',
      'Donnerstag, 30. Sept., 10:30',
      'Bei Nacht · noch 10 Plätze',
    ],
    none: 'Zurzeit ist auf keiner Tour Platz. Neue Termine stehen dann hier.',
    failed:
      'Die nächsten Termine lassen sich gerade nicht abrufen. Versuchen Sie es in einer Minute noch einmal, oder rufen Sie uns an.',
    all: 'Alle Touren mit ihrem nächsten Termin',
  },
  places: 'Wählen Sie einen Ort, und Sie sehen, was Sie erwartet und wann es losgeht.',
  how: {
    title: 'So geht’s',
    pick: {
      title: 'Ort und Tag aussuchen',
      text: (first, last, daysAhead) =>
        `${format.weekday(first)} bis ${format.weekday(last)}, bis zu ${String(daysAhead)} Tage im Voraus. Das genaue Datum sehen Sie vor der Buchung.`,
    },
    party: {
      title: 'Sagen, wie viele kommen',
      text: (guestRetention) =>
        `Allein oder mit einer ganzen Gruppe. Ein Konto brauchen Sie nicht: Ihr Browser behält Ihre Touren ${guestRetention} lang, ein Konto länger.`,
    },
    change: {
      title: 'Mitgehen oder es sich anders überlegen',
      text: 'Ein anderer Tag, ein anderer Ort, eine Person mehr: Bis kurz vor Beginn können Sie eine Tour ändern oder löschen.',
    },
  },
};
