import { SETTINGS, SETTING_NAMES, type SettingName } from './settings.ts';

/**
 * How the console shows a field's values. `private` fields may contain personal data or secrets, so the history stores
 * only that they changed.
 */
export type HistoryFormat =
  | 'text'
  | 'number'
  /** An amount in cents. */
  | 'cents'
  /** A length or a cutoff, in minutes. */
  | 'minutes'
  /** `HH:MM` in New York time. */
  | 'time'
  /** `YYYY-MM-DD`. */
  | 'date'
  /** An instant in ISO 8601 format. */
  | 'moment'
  | 'yes-no'
  /** A price in words: "$40 each". */
  | 'price'
  /** Texts, joined. */
  | 'list'
  /** Times, joined. */
  | 'times'
  /** A departure's id. */
  | 'departure'
  /** Tour ids. */
  | 'tours'
  /** The id of a guide. */
  | 'guide'
  | 'private';

interface HistoryField {
  /** Names the field in a sentence: "the meeting point". */
  label: string;
  format: HistoryFormat;
}

function field(format: HistoryFormat, label: string): HistoryField {
  return { label, format };
}

/** Returns the fields for the site's settings, named after the settings' labels in the console. */
function settingFields() {
  const formats = { text: 'text', number: 'number', switch: 'yes-no' } as const;
  const fields = SETTING_NAMES.map((name) => {
    const { type, label } = SETTINGS[name];
    return [name, field(formats[type], `“${label}”`)];
  });
  return Object.fromEntries(fields) as Record<SettingName, HistoryField>;
}

const PAYMENT_FIELDS = {
  'payment.kind': field('text', 'what the payment is for'),
  'payment.cents': field('cents', 'the payment'),
  'payment.method': field('text', 'how the payment was made'),
};

const SCHEDULE_FIELDS = {
  meetingPoint: field('text', 'the meeting point'),
  lengthMinutes: field('minutes', 'the length'),
  capacity: field('number', 'the limit'),
  cutoffMinutes: field('minutes', 'when booking closes'),
  changeCutoffMinutes: field('minutes', 'when changes close'),
};

/**
 * The fields whose changes are in the history, for each kind of thing that guides change. A dot separates a field from
 * the object that contains it.
 */
export const HISTORY_FIELDS = {
  booking: {
    status: field('text', 'the status'),
    departure: field('departure', 'the departure'),
    people: field('number', 'the number of people'),
    contact: field('private', 'the contact'),
    walkIn: field('private', 'the name'),
    reason: field('private', 'the reason'),
    'turn.place': field('number', 'the position on the waitlist'),
    'turn.offeredUntil': field('moment', 'the end of the offer'),
    'attendance.arrived': field('number', 'how many arrived'),
    'attendance.noShow': field('yes-no', 'not coming'),
    'attendance.note': field('private', 'the note'),
    ...PAYMENT_FIELDS,
    message: field('text', 'the email'),
  },
  departure: {
    startTime: field('time', 'the start time'),
    ...SCHEDULE_FIELDS,
    state: field('text', 'the state'),
    ledAnyway: field('yes-no', 'offered despite a rule'),
    movedTo: field('date', 'the date'),
    reason: field('private', 'the reason'),
    ledBy: field('guide', 'the guide'),
    'arrival.state': field('text', 'the arrival'),
    'arrival.minutes': field('minutes', 'the delay'),
    'arrival.at': field('moment', 'the time of the announcement'),
    notice: field('private', 'the announcement'),
    ...PAYMENT_FIELDS,
    keptDespite: field('text', 'kept despite a conflict'),
  },
  tour: {
    isHidden: field('yes-no', 'hidden'),
    startTimes: field('times', 'the start times'),
    weekdays: field('list', 'the weekdays'),
    ...SCHEDULE_FIELDS,
    maxPartySize: field('number', 'the largest party'),
    minPeople: field('number', 'the minimum number of people'),
    firstBookingCutoffMinutes: field('minutes', 'when the first booking closes'),
    seasons: field('list', 'the seasons'),
    daysAhead: field('number', 'the days ahead'),
    title: field('text', 'the title'),
    shortDescription: field('text', 'the short description'),
    description: field('text', 'the description'),
    durationMinutesFrom: field('minutes', 'the shortest duration'),
    locations: field('list', 'the stops and their texts'),
    features: field('list', 'the facts'),
    faqs: field('list', 'the questions'),
    languages: field('list', 'the languages'),
    /** A language, and how many of its texts changed. */
    translations: field('text', 'the translations'),
    photos: field('list', 'the photographs'),
    price: field('price', 'the price'),
    'access.miles': field('text', 'the miles'),
    'access.stairs': field('text', 'the flights of stairs'),
    'access.stepFree': field('text', 'how far the tour is step-free'),
    'access.detour': field('text', 'the way around the stairs'),
    'access.stroller': field('text', 'how far a stroller can come'),
    'access.dogs': field('yes-no', 'dogs'),
    'access.restrooms': field('text', 'the restrooms'),
  },
  settings: {
    toursAtOnce: field('number', 'how many tours are led at once'),
    tourOrder: field('list', 'the order of the tours'),
    paymentMethods: field('list', 'the ways to pay'),
    ...settingFields(),
  },
  'special-day': { isOpen: field('yes-no', 'offered') },
  'time-off': {
    from: field('date', 'the first day'),
    to: field('date', 'the last day'),
    startTime: field('time', 'the beginning'),
    endTime: field('time', 'the end'),
    tours: field('tours', 'the tours'),
    guide: field('guide', 'the guide'),
    reason: field('private', 'the reason'),
  },
  /** The guide's own calendar. */
  'busy-calendar': { address: field('private', 'the address') },
  /** The secret address of the calendar of tours. */
  'calendar-address': { address: field('private', 'the address') },
  /** Which emails a guide receives. */
  mail: {
    bookings: field('text', 'emails about bookings'),
    evening: field('yes-no', 'the email in the evening'),
    message: field('text', 'the email'),
  },
  /** An invitation, or a guide's role. */
  colleague: {
    state: field('text', 'the state'),
    role: field('text', 'the role'),
  },
  /** A guide's public profile. */
  profile: {
    name: field('text', 'the name'),
    phone: field('private', 'the phone number'),
    languages: field('list', 'the languages'),
    licenseNumber: field('text', 'the license number'),
    photo: field('private', 'the photograph'),
  },
  backup: { downloaded: field('yes-no', 'downloaded') },
} satisfies Record<string, Record<string, HistoryField>>;

export type HistoryKind = keyof typeof HISTORY_FIELDS;
export type HistoryFieldName<Kind extends HistoryKind> = keyof (typeof HISTORY_FIELDS)[Kind] &
  string;

export const HISTORY_KINDS = Object.keys(HISTORY_FIELDS) as HistoryKind[];

/** Returns how a field is named and shown; undefined if the field is no longer in the table. */
export function historyField(kind: HistoryKind, name: string): HistoryField | undefined {
  return (HISTORY_FIELDS[kind] as Record<string, HistoryField>)[name];
}

/** The actions that the history records. */
export const HISTORY_ACTIONS = ['added', 'changed', 'deleted'] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

/** A stored value of a field. Long texts are shortened. */
export type HistoryValue = string | number | boolean | string[];

/** A changed field. Private fields have no values. */
export interface HistoryChange {
  field: string;
  /** Missing if the field was empty. */
  from?: HistoryValue;
  /** Missing if the field is empty. */
  to?: HistoryValue;
}
