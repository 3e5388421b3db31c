import { formatDollars } from 'shared/price';
import type { Area } from 'shared/areas';
import { formatLanguages } from 'shared/languages';
import type { TourSummary } from '../../../../api/schema';
import type { texts as english } from '../../../../site/tours/list-texts.en';
import { formatInUnit, joinAll } from '../../../../site/texts/more-formats';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';
import { texts as factTexts } from './fact-texts';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  downtown: 'Manhattan sud (Downtown)',
  midtown: 'Manhattan centro (Midtown)',
  uptown: 'Manhattan nord (Uptown)',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'Bronx',
  'staten-island': 'Staten Island',
};

/** Texts for the list of tours. */
export const texts: typeof english = {
  lead: 'Che cosa si vede, quanto durano e quando parte il prossimo.',
  /** When a tour starts next: "lunedì 23 novembre alle 10:00 · restano 4 posti". */
  nextAt: (start, vacancies) => (vacancies === null ? start : `${start} · ${spotsText(vacancies)}`),
  /** How many tours fit the visitor's filters. */
  fitting: (tours) =>
    tours === 0
      ? 'Nessun tour risponde a tutto. Questi ci vanno più vicino.'
      : format.plural(tours, {
          one: () => '1 tour per te',
          other: (count) => `${count} tour per te`,
        }),
  otherDates: 'Nelle date più vicine',
  close: 'Quasi quello che cerchi',
  filters: {
    title: 'Trova il tuo tour',
    names: {
      time: 'Giorno o sera',
      stepFree: 'Senza gradini',
      stroller: 'Con il passeggino',
      dog: 'Con il cane',
      area: 'Zona',
      hours: 'Durata massima',
      language: 'Lingua',
      price: 'Prezzo a persona',
    },
    any: 'Qualsiasi',
    needs: 'Esigenze',
    more: 'Altri filtri',
    clear: 'Cancella tutto',
    choices: {
      hours: (hours) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars) => (dollars === 0 ? 'Gratis' : `Fino a ${formatDollars(dollars * 100)}`),
    },
  },
  areas: AREA_NAMES,
  /** Why a tour doesn't fulfill a filter. */
  missed: {
    date: () => 'Non nella data che vuoi',
    time: ({ list }) => (list === 'day' ? 'Di giorno, non di sera' : 'Di sera, non di giorno'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return format.plural(maxPartySize, {
          one: (count) => `Al massimo ${count} persona per prenotazione`,
          other: (count) => `Al massimo ${count} persone per prenotazione`,
        });
      }
      return nextDeparture?.vacancies == null
        ? 'Nessun posto'
        : format.plural(nextDeparture.vacancies, {
            one: (count) => `Resta solo ${count} posto`,
            other: (count) => `Restano solo ${count} posti`,
          });
    },
    stepFree: (tour) => `${notOrMaybeNot(tour)} percorribile senza gradini`,
    stroller: (tour) => `${notOrMaybeNot(tour)} adatto ai passeggini`,
    dog: (tour) => `${notOrMaybeNot(tour)} adatto ai cani`,
    area: ({ areas }) =>
      areas.length === 0
        ? 'In un’altra zona'
        : `Zona: ${joinAll(
            LOCALE,
            areas.map((area) => AREA_NAMES[area]),
          )}`,
    hours: ({ durationMinutesTo }) => `Dura di più: ${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `Solo in ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }) => (price ? 'Costa di più' : 'Chiedici il prezzo'),
  },
  starts: {
    title: 'Da dove partono i tour',
    day: 'Di giorno: tondi sulla mappa',
    night: 'Di sera: quadrati sulla mappa',
    map: 'Mappa di New York con la partenza di ogni tour, indicata anche nell’elenco',
  },
};

/** Returns "Non", or "Forse non" if the guide hasn't entered how easy the tour is to walk. */
function notOrMaybeNot({ access }: TourSummary): string {
  return access ? 'Non' : 'Forse non';
}

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: (count) => `resta ${count} posto`,
    other: (count) => `restano ${count} posti`,
  });
}
