import { formatDollars } from 'shared/price';
import type { Area } from 'shared/areas';
import { formatLanguages } from 'shared/languages';
import type { TourSummary } from '../../../../api/schema';
import { formatInUnit, joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/list-texts.en';
import { LOCALE } from '../texts/locale';
import { format } from '../texts/format';
import { texts as factTexts } from './fact-texts';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  downtown: 'Sul de Manhattan',
  midtown: 'Centro de Manhattan',
  uptown: 'Norte de Manhattan',
  brooklyn: 'Brooklyn',
  queens: 'Queens',
  bronx: 'Bronx',
  'staten-island': 'Staten Island',
};

const IN_AREAS: Readonly<Record<Area, string>> = {
  downtown: 'no sul de Manhattan',
  midtown: 'no centro de Manhattan',
  uptown: 'no norte de Manhattan',
  brooklyn: 'no Brooklyn',
  queens: 'no Queens',
  bronx: 'no Bronx',
  'staten-island': 'em Staten Island',
};

export const texts: typeof english = {
  lead: 'O que você vê, quanto tempo leva e quando sai o próximo.',
  nextAt: (start: string, vacancies: number | null) =>
    vacancies === null ? start : `${start} · ${spotsText(vacancies)}`,
  fitting: (tours: number) =>
    tours === 0
      ? 'Nenhum passeio atende a tudo. Estes chegam mais perto.'
      : format.plural(tours, {
          one: () => '1 passeio para você',
          other: (count) => `${count} passeios para você`,
        }),
  otherDates: 'Nas datas mais próximas',
  close: 'Quase o que você procura',
  filters: {
    title: 'Encontre seu passeio',
    names: {
      time: 'Dia ou noite',
      stepFree: 'Sem degraus',
      stroller: 'Com carrinho de bebê',
      dog: 'Com cachorro',
      area: 'Onde',
      hours: 'No máximo',
      language: 'Idioma',
      price: 'Preço por pessoa',
    },
    any: 'Tanto faz',
    needs: 'Como vamos',
    more: 'Mais filtros',
    clear: 'Limpar tudo',
    choices: {
      hours: (hours: number) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars: number) =>
        dollars === 0 ? 'Grátis' : `Até ${formatDollars(dollars * 100)}`,
    },
  },
  areas: AREA_NAMES,
  missed: {
    date: () => 'Não na data que você quer',
    time: ({ list }) => (list === 'day' ? 'De dia, não à noite' : 'À noite, não de dia'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return format.plural(maxPartySize, {
          one: () => 'No máximo 1 pessoa por reserva',
          other: (count) => `No máximo ${count} pessoas por reserva`,
        });
      }
      return nextDeparture?.vacancies == null
        ? 'Sem vagas'
        : `Só ${spotsText(nextDeparture.vacancies)}`;
    },
    stepFree: (tour) => (hasAccessFacts(tour) ? 'Tem degraus' : 'Talvez tenha degraus'),
    stroller: (tour) =>
      hasAccessFacts(tour) ? 'Não dá para carrinho de bebê' : 'Talvez não dê para carrinho de bebê',
    dog: (tour) => (hasAccessFacts(tour) ? 'Sem cachorro' : 'Talvez sem cachorro'),
    area: ({ areas }) =>
      areas.length === 0
        ? 'Em outra região'
        : `Fica ${joinAll(
            LOCALE,
            areas.map((area) => IN_AREAS[area]),
          )}`,
    hours: ({ durationMinutesTo }) => `Mais longo: ${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `Só em ${formatLanguages(LOCALE, languages)}`,
    price: ({ price }) => (price ? 'Custa mais' : 'Consulte o preço'),
  },
  starts: {
    title: 'De onde saem os passeios',
    day: 'De dia, círculo no mapa',
    night: 'À noite, quadrado no mapa',
    map: 'Mapa da cidade de Nova York com o ponto de partida de cada passeio, que também está na lista',
  },
};

/** Returns whether the guide has entered how easy the tour is to walk. */
function hasAccessFacts({ access }: TourSummary): boolean {
  return access !== undefined;
}

function spotsText(spots: number): string {
  return format.plural(spots, {
    one: () => '1 vaga',
    other: (count) => `${count} vagas`,
  });
}
