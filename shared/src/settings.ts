import { EXAMPLE_PHONE } from './example-phone.ts';
import { HTTPS_LINK_PATTERN } from './https-link.ts';

/** The highest number of days ahead that a tour can be booked. */
export const MAX_DAYS_AHEAD = 365;

interface Definition {
  /** The environment variable. Its value overrides the one that the guide has chosen. */
  variable: string;
  label: string;
  /** Help for the guide. */
  help: string;
}

interface TextSetting extends Definition {
  type: 'text';
  /** The initial value: an example for contact details, and an empty string for optional settings. */
  default: string;
  /**
   * Matches the allowed values, as a regular expression with the flag `u`. If nginx fills in the setting, excludes all
   * special characters of JSON and nginx's configuration, and the markup of HTML and XML.
   */
  pattern: string;
  maxLength: number;
  /** The word for the setting in notices. */
  noun: string;
  /** The end of the sentence that describes the allowed values. */
  rule: string;
}

interface NumberSetting extends Definition {
  type: 'number';
  default: number;
  min: number;
  max: number;
}

interface SwitchSetting extends Definition {
  type: 'switch';
  default: boolean;
}

export type SettingDefinition = TextSetting | NumberSetting | SwitchSetting;

/** A word of the site's name. Letters of some scripts need combining marks. */
const NAME_WORD = "[\\p{L}\\p{M}\\p{Nd}’'.,!+\\-]+";

/**
 * The settings that the guide can change in the console. The environment variables, the API, parts of nginx's
 * configuration, and the console's form are derived from this table.
 */
export const SETTINGS = {
  siteName: {
    type: 'text',
    variable: 'SITE_NAME',
    label: 'Name of the site',
    help: 'Visitors see it on every page, on tickets, in emails, and in search results.',
    default: 'New York on Foot',
    // An & between spaces isn't special in HTML.
    pattern: `^${NAME_WORD}( (& )?${NAME_WORD})*$`,
    maxLength: 40,
    noun: 'name of the site',
    rule: "a name with up to 40 characters: only letters, digits, single spaces, ’ ' . , ! + -, and & between spaces",
  },
  contactPhone: {
    type: 'text',
    variable: 'CONTACT_PHONE',
    label: 'Phone number',
    help: 'Visitors and search engines see it. With the country code, people can dial it from anywhere.',
    default: EXAMPLE_PHONE,
    pattern: '^[+]?[(]?[0-9]([ ().-]{0,2}[0-9]){2,19}$',
    maxLength: 60,
    noun: 'phone number',
    rule: 'a phone number with only digits, spaces, and + ( ) . -, as in +1 212 555 0142',
  },
  contactEmail: {
    type: 'text',
    variable: 'CONTACT_EMAIL',
    label: 'Email address',
    help: 'Visitors see it, and replies to the site’s emails go there.',
    default: 'hello@example.com',
    pattern: '^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$',
    maxLength: 254,
    noun: 'email address',
    rule: 'a plain email address, as in hello@example.com',
  },
  maxDaysAhead: {
    type: 'number',
    variable: 'MAX_DAYS_AHEAD',
    label: 'Maximum days ahead',
    help: 'Visitors can’t book further ahead than this. Each tour has its own limit, too, which is 90 days by default.',
    default: MAX_DAYS_AHEAD,
    min: 1,
    max: MAX_DAYS_AHEAD,
  },
  contactRequired: {
    type: 'switch',
    variable: 'CONTACT_REQUIRED',
    label: 'Ask for a name, and an email or phone number',
    help: 'Visitors must enter them to book on a tour’s page. The forms on the list pages never require them.',
    default: true,
  },
  confirm: {
    type: 'switch',
    variable: 'CONFIRM',
    label: 'Guests confirm their email',
    help: 'Guests who book a tour with limited spots must open a link in an email. Until then, their spots are held for up to 30 minutes. While mail doesn’t work, no confirmation is needed.',
    default: true,
  },
  reviewUrl: {
    type: 'text',
    variable: 'REVIEW_URL',
    label: 'Review link',
    help: 'The page where you want reviews, such as yours on Google or Tripadvisor. Everyone who was checked in gets one email with thanks, ways to tip, and this link, two hours after the tour. Their tickets show it, too. Leave it empty to send no such email.',
    default: '',
    pattern: `^(${HTTPS_LINK_PATTERN})?$`,
    maxLength: 300,
    noun: 'review link',
    rule: 'a link that begins with https://, as in https://example.com/reviews',
  },
  maxBookings: {
    type: 'number',
    variable: 'MAX_BOOKINGS',
    label: 'Bookings per visitor',
    help: 'The maximum in each list.',
    default: 200,
    min: 1,
    max: 10_000,
  },
  guestPeoplePerDeparture: {
    type: 'number',
    variable: 'GUEST_PEOPLE_PER_DEPARTURE',
    label: 'People that a guest can book for',
    help: 'The maximum on one tour with limited spots. Guests are visitors without an account.',
    default: 12,
    min: 1,
    max: 100_000,
  },
  guestPeoplePerNetwork: {
    type: 'number',
    variable: 'GUEST_PEOPLE_PER_ADDRESS',
    label: 'People that guests at one IP address can book for',
    help: 'The maximum on all upcoming tours with limited spots together.',
    default: 60,
    min: 1,
    max: 1_000_000,
  },
  retentionMonths: {
    type: 'number',
    variable: 'RETENTION_MONTHS',
    label: 'Months until a past booking becomes anonymous',
    help: 'After that, only the tour, the date, and the number of people are kept. Bookings that are already anonymous stay anonymous.',
    default: 13,
    min: 1,
    max: 120,
  },
  guestDays: {
    type: 'number',
    variable: 'GUEST_DAYS',
    label: 'Days that a guest’s bookings are kept',
    help: 'Guests are visitors without an account. Applies to new bookings.',
    default: 30,
    min: 1,
    max: 365,
  },
  openList: {
    type: 'switch',
    variable: 'OPEN_LIST',
    label: 'Open list',
    help: 'Programs that call the API without signing in share one list. The site itself never uses it.',
    default: true,
  },
  openListMax: {
    type: 'number',
    variable: 'OPEN_LIST_MAX',
    label: 'Bookings on the open list',
    help: 'The maximum number that the list can hold.',
    default: 500,
    min: 1,
    max: 10_000,
  },
  openListHours: {
    type: 'number',
    variable: 'OPEN_LIST_HOURS',
    label: 'Hours that the open list keeps a booking',
    help: 'Applies to new bookings.',
    default: 24,
    min: 1,
    max: 24 * 365,
  },
} as const satisfies Record<string, SettingDefinition>;

export type SettingName = keyof typeof SETTINGS;

type Value<Type> = Type extends 'text' ? string : Type extends 'number' ? number : boolean;

/** The value of each setting. */
export type SettingValues = { [Name in SettingName]: Value<(typeof SETTINGS)[Name]['type']> };

export const SETTING_NAMES = Object.keys(SETTINGS) as SettingName[];

/** The settings in the order in which the console shows them. */
export const SETTING_GROUPS: readonly { title: string; names: readonly SettingName[] }[] = [
  { title: 'Name and contact', names: ['siteName', 'contactPhone', 'contactEmail'] },
  { title: 'Booking', names: ['maxDaysAhead', 'contactRequired', 'confirm'] },
  { title: 'After the tour', names: ['reviewUrl'] },
  { title: 'Limits', names: ['maxBookings', 'guestPeoplePerDeparture', 'guestPeoplePerNetwork'] },
  { title: 'How long data is kept', names: ['retentionMonths', 'guestDays'] },
  { title: 'Open list', names: ['openList', 'openListMax', 'openListHours'] },
];

/** Describes the allowed values, as the end of a sentence: "a whole number from 1 to 365". */
export function settingRule(setting: SettingDefinition): string {
  if (setting.type === 'text') return setting.rule;
  if (setting.type === 'switch') return 'on or off';
  return `a whole number from ${String(setting.min)} to ${String(setting.max)}`;
}

/** Returns the default values, with which a new site starts. */
export function defaultValues(): SettingValues {
  const defaults = SETTING_NAMES.map((name) => [name, SETTINGS[name].default]);
  return Object.fromEntries(defaults) as SettingValues;
}

const CONTACT_SETTINGS = { CONTACT_PHONE: 'contactPhone', CONTACT_EMAIL: 'contactEmail' } as const;

export type ContactVariable = keyof typeof CONTACT_SETTINGS;

export const CONTACT_VARIABLES = Object.keys(CONTACT_SETTINGS) as ContactVariable[];

/** Returns the contact settings that still have the example value. */
export function exampleSettings(
  values: Pick<SettingValues, 'contactPhone' | 'contactEmail'>,
): ContactVariable[] {
  return CONTACT_VARIABLES.filter((variable) => {
    const name = CONTACT_SETTINGS[variable];
    return values[name] === SETTINGS[name].default;
  });
}

/** Returns a notice for the site's owner about the examples; undefined if there are none. */
export function exampleNotice(examples: readonly ContactVariable[]): string | undefined {
  if (examples.length === 0) return undefined;
  const nouns = examples.map((variable) => SETTINGS[CONTACT_SETTINGS[variable]].noun).join(' and ');
  return `The site still shows an example ${nouns}. To show your own, open More, then Settings, in the guide’s console.`;
}
