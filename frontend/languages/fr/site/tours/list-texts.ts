import { formatDollars } from 'shared/price';
import { formatLanguages } from 'shared/languages';
import type { TourSummary } from '../../../../api/schema';
import { formatInUnit, joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/list-texts.en';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';
import { texts as factTexts } from './fact-texts';

const AREA_NAMES: (typeof english)['areas'] = {
  downtown: 'Downtown, sud de Manhattan',
  midtown: 'Midtown, centre de Manhattan',
  uptown: 'Uptown, nord de Manhattan',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'Le Bronx',
  'staten-island': 'Staten Island',
};

/** Texts for the list of tours. */
export const texts: typeof english = {
  lead: 'Ce que l’on voit en chemin, la durée et le prochain départ de chaque visite.',
  nextAt: (start, vacancies) => (vacancies === null ? start : `${start} · ${spotsText(vacancies)}`),
  fitting: (tours) =>
    tours === 0
      ? 'Aucune visite ne répond à tout. Voici les plus proches.'
      : format.plural(tours, {
          one: () => '1 visite pour vous',
          other: (count) => `${count} visites pour vous`,
        }),
  otherDates: 'Aux dates les plus proches',
  close: 'Presque ce que vous cherchez',
  filters: {
    title: 'Trouver votre visite',
    names: {
      time: 'Jour ou nuit',
      stepFree: 'Sans marches',
      stroller: 'Avec une poussette',
      dog: 'Avec un chien',
      area: 'Où',
      hours: 'Durée maximale',
      language: 'Langue',
      price: 'Prix par personne',
    },
    any: 'Peu importe',
    needs: 'Nos besoins',
    more: 'Plus de critères',
    clear: 'Tout effacer',
    choices: {
      hours: (hours) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars) => (dollars === 0 ? 'Gratuit' : `Jusqu’à ${formatDollars(dollars * 100)}`),
    },
  },
  areas: AREA_NAMES,
  missed: {
    date: () => 'Pas à la date souhaitée',
    time: ({ list }) => (list === 'day' ? 'De jour, pas de nuit' : 'De nuit, pas de jour'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return format.plural(maxPartySize, {
          one: (count) => `${count} personne au plus par réservation`,
          other: (count) => `${count} personnes au plus par réservation`,
        });
      }
      return nextDeparture?.vacancies == null
        ? 'Pas de place'
        : `Seulement ${spotsText(nextDeparture.vacancies)}`;
    },
    stepFree: (tour) => missedNeed(tour, 'sans marches'),
    stroller: (tour) => missedNeed(tour, 'avec une poussette'),
    dog: (tour) => missedNeed(tour, 'avec un chien'),
    area: ({ areas }) =>
      areas.length === 0
        ? 'Ailleurs'
        : `Lieu : ${joinAll(
            LOCALE,
            areas.map((area) => AREA_NAMES[area]),
          )}`,
    hours: ({ durationMinutesTo }) => `Plus longue : ${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `Uniquement en ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }) => (price ? 'Plus chère' : 'Demandez-nous le prix'),
  },
  starts: {
    title: 'D’où partent les visites',
    day: 'De jour : les ronds sur la carte',
    night: 'De nuit : les carrés sur la carte',
    map: 'Carte de New York avec le départ de chaque visite, indiqué aussi dans la liste',
  },
};

/** Returns "Pas …", or "Peut-être pas …" if the guide hasn't entered how easy the tour is to walk. */
function missedNeed({ access }: TourSummary, need: string): string {
  return access ? `Pas ${need}` : `Peut-être pas ${need}`;
}

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: () => '1 place restante',
    other: (count) => `${count} places restantes`,
  });
}
