import type { CrowdedDay, SpecialDayName } from '../../special-days.ts';
import type { specialDaySentences as english } from '../en/special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'Quel giorno qui passa la parata di Macy’s per il Ringraziamento',
  'new-years-eve': 'Qui c’è una gran folla per la notte di Capodanno',
  marathon: 'Quel giorno qui passa la maratona di New York',
  'st-patricks-parade': 'Quel giorno qui passa la parata di San Patrizio',
  'pride-march': 'Quel giorno qui passa la Pride March',
  'independence-day': 'Qui c’è una gran folla per i fuochi d’artificio del 4 luglio',
  'september-11': 'Qui c’è molta gente per la commemorazione dell’11 settembre',
};

/** Sentences for visitors about tours that a special day affects. */
export const specialDaySentences: typeof english = {
  detour: (name) => `${REASONS[name]}: strade chiuse e una deviazione sono da mettere in conto.`,
  noTour: (name) => `${REASONS[name]}, quindi non c’è nessun tour.`,
};

/** The special days' titles. */
export const specialDayTitles: Readonly<Record<SpecialDayName, string>> = {
  'new-years-day': 'Capodanno',
  'martin-luther-king-day': 'Martin Luther King Day (festa nazionale)',
  'presidents-day': 'Presidents’ Day (festa nazionale)',
  'clocks-forward': 'Inizia l’ora legale',
  'st-patricks-parade': 'Parata di San Patrizio',
  'memorial-day': 'Memorial Day (festa dei caduti)',
  juneteenth: 'Juneteenth (fine della schiavitù)',
  'pride-march': 'Pride March',
  'independence-day': 'Festa dell’Indipendenza',
  'labor-day': 'Labor Day (festa del lavoro)',
  'september-11': 'Commemorazione dell’11 settembre',
  'columbus-day': 'Columbus Day',
  marathon: 'Maratona di New York',
  'clocks-back': 'Torna l’ora solare',
  'veterans-day': 'Veterans Day (festa dei veterani)',
  thanksgiving: 'Giorno del Ringraziamento',
  'macys-parade': 'Parata di Macy’s per il Ringraziamento',
  christmas: 'Natale',
  'new-years-eve': 'San Silvestro',
};
