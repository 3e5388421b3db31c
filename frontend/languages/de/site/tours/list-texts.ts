import { formatDollars } from 'shared/price';
import type { texts as english } from '../../../../site/tours/list-texts.en';
import type { Area } from 'shared/areas';
import { capitalize } from 'shared/capitalize';
import { formatLanguages } from 'shared/languages';
import type { TourSummary } from '../../../../api/schema';
import { formatInUnit, joinAll } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';
import { format } from '../texts/format';
import { texts as factTexts } from './fact-texts';

const IN_AREAS: Readonly<Record<Area, string>> = {
  downtown: 'in Downtown Manhattan',
  midtown: 'in Midtown Manhattan',
  uptown: 'in Uptown Manhattan',
  brooklyn: 'in Brooklyn',
  queens: 'in Queens',
  bronx: 'in der Bronx',
  'staten-island': 'auf Staten Island',
};

export const texts: typeof english = {
  lead: 'Was Sie sehen, wie lange es dauert und wann die nächste Tour beginnt.',
  nextAt: (start, vacancies) => (vacancies === null ? start : `${start} · ${spotsText(vacancies)}`),
  fitting: (tours) =>
    tours === 0
      ? 'Keine Tour passt genau. Diese kommen Ihren Wünschen am nächsten.'
      : format.plural(tours, {
          one: () => '1 passende Tour',
          other: (count) => `${count} passende Touren`,
        }),
  otherDates: 'Kurz davor oder danach',
  close: 'Fast das Richtige',
  filters: {
    title: 'Tour finden',
    names: {
      time: 'Tag oder Nacht',
      stepFree: 'Ohne Stufen',
      stroller: 'Mit Kinderwagen',
      dog: 'Mit Hund',
      area: 'Wo',
      hours: 'Höchstens',
      language: 'Sprache',
      price: 'Preis pro Person',
    },
    any: 'Egal',
    needs: 'Wichtig für uns',
    more: 'Mehr Wünsche',
    clear: 'Zurücksetzen',
    choices: {
      hours: (hours) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars) => (dollars === 0 ? 'Kostenlos' : `Bis ${formatDollars(dollars * 100)}`),
    },
  },
  areas: {
    downtown: 'Downtown Manhattan',
    midtown: 'Midtown Manhattan',
    uptown: 'Uptown Manhattan',
    brooklyn: 'Brooklyn',
    queens: 'Queens',
    bronx: 'Bronx',
    'staten-island': 'Staten Island',
  },
  missed: {
    date: () => 'Nicht an Ihrem Wunschtag',
    time: ({ list }) => (list === 'day' ? 'Am Tag, nicht bei Nacht' : 'Bei Nacht, nicht am Tag'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return maxPartySize === 1
          ? 'Höchstens 1 Person pro Buchung'
          : `Höchstens ${String(maxPartySize)} Personen pro Buchung`;
      }
      return nextDeparture?.vacancies == null
        ? 'Nichts frei'
        : `Nur ${spotsText(nextDeparture.vacancies)}`;
    },
    stepFree: (tour) => `${notOrMaybeNot(tour)} stufenlos`,
    stroller: (tour) => `${notOrMaybeNot(tour)} mit Kinderwagen`,
    dog: (tour) => `${notOrMaybeNot(tour)} mit Hund`,
    area: ({ areas }) =>
      areas.length === 0
        ? 'Anderswo'
        : capitalize(
            joinAll(
              LOCALE,
              areas.map((area) => IN_AREAS[area]),
            ),
          ),
    hours: ({ durationMinutesTo }) => `Dauert länger: ${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `Nur auf ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }) => (price ? 'Kostet mehr' : 'Fragen Sie uns nach dem Preis'),
  },
  starts: {
    title: 'Wo die Touren beginnen',
    day: 'Am Tag, auf der Karte rund',
    night: 'Bei Nacht, auf der Karte eckig',
    map: 'Karte von New York mit dem Treffpunkt jeder Tour; alle stehen auch in der Liste',
  },
};

/** Returns "Nicht", or "Vielleicht nicht" if the guide hasn't entered how easy the tour is to walk. */
function notOrMaybeNot({ access }: TourSummary): string {
  return access ? 'Nicht' : 'Vielleicht nicht';
}

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: () => 'noch 1 Platz',
    other: (count) => `noch ${count} Plätze`,
  });
}
