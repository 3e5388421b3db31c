import { formatDollars } from 'shared/price';
import type { Area } from 'shared/areas';
import { formatLanguages } from 'shared/languages';
import type { TourSummary } from '../../../../api/schema';
import { formatInUnit, joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/list-texts.en';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';
import { texts as factTexts } from './fact-texts';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  downtown: 'Sur de Manhattan',
  midtown: 'Centro de Manhattan',
  uptown: 'Norte de Manhattan',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'El Bronx',
  'staten-island': 'Staten Island',
};

/** The areas within a sentence. */
const IN_AREAS: Readonly<Record<Area, string>> = {
  ...AREA_NAMES,
  downtown: 'el sur de Manhattan',
  midtown: 'el centro de Manhattan',
  uptown: 'el norte de Manhattan',
  bronx: 'el Bronx',
};

export const texts: typeof english = {
  lead: 'Qué se ve, cuánto dura y cuándo sale el próximo.',
  nextAt: (start, vacancies) => (vacancies === null ? start : `${start} · ${spotsText(vacancies)}`),
  fitting: (tours) =>
    tours === 0
      ? 'Ningún recorrido cumple con todo. Estos son los que más se acercan.'
      : format.plural(tours, {
          one: () => '1 recorrido para ti',
          other: (count) => `${count} recorridos para ti`,
        }),
  otherDates: 'En las fechas más cercanas',
  close: 'Casi lo que buscas',
  filters: {
    title: 'Encuentra tu recorrido',
    names: {
      time: 'De día o de noche',
      stepFree: 'Sin escalones',
      stroller: 'Con cochecito de bebé',
      dog: 'Con perro',
      area: 'Dónde',
      hours: 'Como máximo',
      language: 'Idioma',
      price: 'Precio por persona',
    },
    any: 'Da igual',
    needs: 'Queremos ir',
    more: 'Más filtros',
    clear: 'Borrar todo',
    choices: {
      hours: (hours) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars) => (dollars === 0 ? 'Gratis' : `Hasta ${formatDollars(dollars * 100)}`),
    },
  },
  areas: AREA_NAMES,
  missed: {
    date: () => 'No es la fecha que buscas',
    time: ({ list }) => (list === 'day' ? 'De día, no de noche' : 'De noche, no de día'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return maxPartySize === 1
          ? 'Como máximo 1 persona por reserva'
          : `Como máximo ${String(maxPartySize)} personas por reserva`;
      }
      return nextDeparture?.vacancies == null
        ? 'Sin lugares'
        : `Solo ${spotsText(nextDeparture.vacancies)}`;
    },
    stepFree: (tour) => `${notOrMaybeNot(tour)} hacer sin escalones`,
    stroller: (tour) => `${notOrMaybeNot(tour)} hacer con cochecito de bebé`,
    dog: (tour) => `${notOrMaybeNot(tour)} hacer con perro`,
    area: ({ areas }) =>
      areas.length === 0
        ? 'En otra zona'
        : `En ${joinAll(
            LOCALE,
            areas.map((area) => IN_AREAS[area]),
          )}`,
    hours: ({ durationMinutesTo }) => `Dura más: ${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `Solo en ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }) => (price ? 'Cuesta más' : 'Pregúntanos el precio'),
  },
  starts: {
    title: 'De dónde salen los recorridos',
    day: 'De día: redondos en el mapa',
    night: 'De noche: cuadrados en el mapa',
    map: 'Mapa de la ciudad de Nueva York con el punto de salida de cada recorrido, que también está en la lista',
  },
};

/** Returns "No se puede", or "Quizá no se pueda" if the guide hasn't entered how easy the tour is to walk. */
function notOrMaybeNot({ access }: TourSummary): string {
  return access ? 'No se puede' : 'Quizá no se pueda';
}

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: () => 'queda 1 lugar',
    other: (count) => `quedan ${count} lugares`,
  });
}
