import type { CrowdedDay, SpecialDayName } from '../../special-days.ts';
import type { specialDaySentences as english } from '../en/special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'La parade de Thanksgiving de Macy’s passe ici ce jour-là',
  'new-years-eve': 'La foule se rassemble ici pour la Saint-Sylvestre',
  marathon: 'Le marathon de New York passe ici ce jour-là',
  'st-patricks-parade': 'Le défilé de la Saint-Patrick passe ici ce jour-là',
  'pride-march': 'La marche des fiertés passe ici ce jour-là',
  'independence-day': 'La foule se rassemble ici pour le feu d’artifice du 4 juillet',
  'september-11': 'La foule se rassemble ici pour commémorer le 11 septembre',
};

/** Sentences for visitors about tours that a special day affects. */
export const specialDaySentences: typeof english = {
  detour: (name) => `${REASONS[name]} : attendez-vous à des rues fermées et à un détour.`,
  noTour: (name) => `${REASONS[name]} : il n’y a donc pas de visite.`,
};

/** The special days' titles. */
export const specialDayTitles: Readonly<Record<SpecialDayName, string>> = {
  'new-years-day': 'Jour de l’An',
  'martin-luther-king-day': 'Journée Martin Luther King',
  'presidents-day': 'Presidents’ Day, fête des présidents',
  'clocks-forward': 'Passage à l’heure d’été',
  'st-patricks-parade': 'Défilé de la Saint-Patrick',
  'memorial-day': 'Memorial Day, hommage aux soldats tombés',
  juneteenth: 'Juneteenth, fin de l’esclavage',
  'pride-march': 'Marche des fiertés',
  'independence-day': 'Fête nationale américaine',
  'labor-day': 'Fête du travail américaine (Labor Day)',
  'september-11': 'Commémoration du 11 septembre',
  'columbus-day': 'Columbus Day, fête de Christophe Colomb',
  marathon: 'Marathon de New York',
  'clocks-back': 'Passage à l’heure d’hiver',
  'veterans-day': 'Journée des anciens combattants (Veterans Day)',
  thanksgiving: 'Thanksgiving',
  'macys-parade': 'Parade de Thanksgiving de Macy’s',
  christmas: 'Noël',
  'new-years-eve': 'Saint-Sylvestre',
};
