import type { CrowdedDay, SpecialDayName } from '../../special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': 'An diesem Tag zieht hier die Thanksgiving-Parade von Macy’s vorbei',
  'new-years-eve': 'An Silvester drängen sich hier die Massen',
  marathon: 'An diesem Tag führt hier der New-York-Marathon vorbei',
  'st-patricks-parade': 'An diesem Tag zieht hier die Parade zum St. Patrick’s Day vorbei',
  'pride-march': 'An diesem Tag zieht hier die Pride-Parade vorbei',
  'independence-day': 'Zum Feuerwerk am 4. Juli drängen sich hier die Massen',
  'september-11': 'Zum Gedenken an den 11. September kommen hier viele Menschen zusammen',
};

/** Sentences for visitors about tours that a special day affects. */
export const specialDaySentences = {
  detour: (name: CrowdedDay): string =>
    `${REASONS[name]}: Rechnen Sie mit gesperrten Straßen und einem Umweg.`,
  noTour: (name: CrowdedDay): string => `${REASONS[name]}, deshalb gibt es keine Tour.`,
};

/** The special days' titles. */
export const specialDayTitles: Readonly<Record<SpecialDayName, string>> = {
  'new-years-day': 'Neujahr',
  'martin-luther-king-day': 'Martin-Luther-King-Tag',
  'presidents-day': 'Präsidententag',
  'clocks-forward': 'Beginn der Sommerzeit',
  'st-patricks-parade': 'Parade zum St. Patrick’s Day',
  'memorial-day': 'Memorial Day, Gefallenengedenktag',
  juneteenth: 'Juneteenth, Ende der Sklaverei',
  'pride-march': 'Pride-Parade',
  'independence-day': 'Unabhängigkeitstag',
  'labor-day': 'Labor Day, Tag der Arbeit',
  'september-11': 'Gedenken an den 11. September',
  'columbus-day': 'Kolumbus-Tag',
  marathon: 'New-York-Marathon',
  'clocks-back': 'Ende der Sommerzeit',
  'veterans-day': 'Veteranentag',
  thanksgiving: 'Thanksgiving, Erntedankfest',
  'macys-parade': 'Thanksgiving-Parade von Macy’s',
  christmas: 'Weihnachten',
  'new-years-eve': 'Silvester',
};
