import type { CrowdedDay } from '../../special-days.ts';
import type {
  specialDaySentences as englishSentences,
  specialDayTitles as englishTitles,
} from '../en/special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'Ese día pasa por aquí el desfile de Macy’s de Acción de Gracias',
  'new-years-eve': 'Aquí se junta una multitud para recibir el Año Nuevo',
  marathon: 'Ese día pasa por aquí el maratón de Nueva York',
  'st-patricks-parade': 'Ese día pasa por aquí el desfile de San Patricio',
  'pride-march': 'Ese día pasa por aquí la marcha del Orgullo',
  'independence-day': 'Aquí se junta una multitud para ver los fuegos artificiales del 4 de julio',
  'september-11': 'Aquí se reúne mucha gente para conmemorar el 11 de septiembre',
};

export const specialDaySentences: typeof englishSentences = {
  detour: (name) => `${REASONS[name]}: habrá calles cerradas y un desvío.`,
  noTour: (name) => `${REASONS[name]}, así que no hay recorrido.`,
};

export const specialDayTitles: typeof englishTitles = {
  'new-years-day': 'Año Nuevo',
  'martin-luther-king-day': 'Día de Martin Luther King Jr.',
  'presidents-day': 'Día de los Presidentes',
  'clocks-forward': 'Se adelanta el reloj una hora',
  'st-patricks-parade': 'Desfile de San Patricio',
  'memorial-day': 'Día de los Caídos (Memorial Day)',
  juneteenth: 'Juneteenth, fin de la esclavitud',
  'pride-march': 'Marcha del Orgullo',
  'independence-day': 'Día de la Independencia',
  'labor-day': 'Día del Trabajo (Labor Day)',
  'september-11': 'Conmemoración del 11 de septiembre',
  'columbus-day': 'Día de Colón',
  marathon: 'Maratón de Nueva York',
  'clocks-back': 'Se atrasa el reloj una hora',
  'veterans-day': 'Día de los Veteranos',
  thanksgiving: 'Acción de Gracias',
  'macys-parade': 'Desfile de Macy’s de Acción de Gracias',
  christmas: 'Navidad',
  'new-years-eve': 'Fin de Año',
};
