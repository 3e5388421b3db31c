import type { CrowdedDay } from '../../special-days.ts';
import type {
  specialDaySentences as englishSentences,
  specialDayTitles as englishTitles,
} from '../en/special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'O desfile de Ação de Graças da Macy’s passa por aqui nesse dia',
  'new-years-eve': 'Uma multidão se reúne aqui para a virada do ano',
  marathon: 'A Maratona de Nova York passa por aqui nesse dia',
  'st-patricks-parade': 'O desfile do Dia de São Patrício passa por aqui nesse dia',
  'pride-march': 'A Parada do Orgulho passa por aqui nesse dia',
  'independence-day': 'Uma multidão se reúne aqui para os fogos do 4 de Julho',
  'september-11': 'Uma multidão se reúne aqui em memória do 11 de Setembro',
};

/** Sentences for visitors about tours that a special day affects. */
export const specialDaySentences: typeof englishSentences = {
  detour: (name) => `${REASONS[name]}: conte com ruas fechadas e um desvio.`,
  noTour: (name) => `${REASONS[name]}, por isso não há passeio.`,
};

/** The special days' titles. */
export const specialDayTitles: typeof englishTitles = {
  'new-years-day': 'Ano-Novo',
  'martin-luther-king-day': 'Dia de Martin Luther King Jr.',
  'presidents-day': 'Dia dos Presidentes',
  'clocks-forward': 'Começa o horário de verão',
  'st-patricks-parade': 'Desfile do Dia de São Patrício',
  'memorial-day': 'Memorial Day, em memória dos militares mortos',
  juneteenth: 'Juneteenth, o fim da escravidão nos EUA',
  'pride-march': 'Parada do Orgulho',
  'independence-day': 'Dia da Independência dos EUA',
  'labor-day': 'Dia do Trabalho nos EUA',
  'september-11': 'Homenagens do 11 de Setembro',
  'columbus-day': 'Dia de Colombo',
  marathon: 'Maratona de Nova York',
  'clocks-back': 'Termina o horário de verão',
  'veterans-day': 'Dia dos Veteranos',
  thanksgiving: 'Dia de Ação de Graças',
  'macys-parade': 'Desfile de Ação de Graças da Macy’s',
  christmas: 'Natal',
  'new-years-eve': 'Véspera de Ano-Novo',
};
