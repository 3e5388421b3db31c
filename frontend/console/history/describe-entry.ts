import { historyField, type HistoryValue } from 'shared/history';
import { newYorkDate, newYorkTime } from 'shared/new-york';
import { formatDate, formatTime } from 'shared/new-york-texts';
import { parseDepartureId } from 'shared/departure-id';
import { specialDayTitles } from 'shared/words/en/special-days';
import type { HistoryEntryRecord, PaymentRecord } from '../../api/schema';
import { formatPeople } from '../format-people';
import { describePayment } from '../format-payment';

type Entry = HistoryEntryRecord;
type Change = Entry['changes'][number];
/** Describes a changed field; undefined if a different field's phrase already covers the change. */
type Phrase = (change: Change, entry: Entry) => string | undefined;

/** The words before the amount of each kind of payment. */
const PAYMENT_PREFIXES: Readonly<Record<string, string>> = {
  DEPOSIT: 'a deposit of ',
  TIP: 'a tip of ',
  REFUND: 'a refund of ',
};

const PAYMENT_PHRASES: Record<string, Phrase> = {
  'payment.kind': ({ from, to }, entry) => {
    const valueOf = (name: string) => {
      const change = entry.changes.find(({ field }) => field === name);
      return change?.to ?? change?.from;
    };
    const kind = String(to ?? from);
    const cents = Number(valueOf('payment.cents'));
    const method = valueOf('payment.method') as PaymentRecord['method'];
    const service = valueOf('payment.service');
    const way = { method, ...(typeof service === 'string' && { service }) };
    const payment = `${PAYMENT_PREFIXES[kind] ?? ''}${describePayment({ cents, ...way })}`;
    const direction = kind === 'REFUND' ? 'to' : 'from';
    const verb = to === undefined ? 'undid' : 'noted';
    return `${verb} ${payment} ${direction} ${describeSubject(entry)}`;
  },
  'payment.cents': () => undefined,
  'payment.method': () => undefined,
  'payment.service': () => undefined,
};

/** Phrases for fields for which "changed … from … to …" wouldn't read well. */
const PHRASES: Partial<Record<Entry['kind'], Record<string, Phrase>>> = {
  booking: {
    status: ({ from, to }, entry) => {
      const party = describeParty(entry);
      if (to === 'cancelled') return `canceled the booking of ${party}`;
      if (to === 'left') return `removed ${party} from the waitlist`;
      if (to === 'offered') return `offered spots to ${party}`;
      if (to === 'waiting') return `put ${party} back on the waitlist`;
      return from === 'cancelled'
        ? `restored the booking of ${party}`
        : `booked the spots held for ${party}`;
    },
    departure: ({ to }, entry) => {
      const newDeparture = parseDepartureId(String(to));
      if (!newDeparture) return undefined;
      return `moved ${describeParty(entry)} to ${formatDate(newDeparture.date)}`;
    },
    'turn.place': ({ to }, entry) =>
      to === undefined
        ? undefined
        : `moved ${describeParty(entry)} to position ${String(to)} on the waitlist`,
    'turn.offeredUntil': () => undefined,
    'attendance.arrived': ({ to }, entry) =>
      to === 0
        ? `marked ${describeParty(entry)} as not arrived`
        : `checked in ${formatPeople(Number(to))} for ${describeParty(entry)}`,
    'attendance.noShow': ({ to }, entry) =>
      `marked ${describeParty(entry)} as ${to === true ? 'a no-show' : 'expected'}`,
    ...PAYMENT_PHRASES,
    'attendance.note': (_, entry) => `changed the note about ${describeParty(entry)}`,
    reason: () => undefined,
    message: ({ to }, entry) =>
      to === 'told'
        ? `told ${describeParty(entry)} in person`
        : `sent ${describeParty(entry)} an email again`,
  },
  departure: {
    startTime: ({ from, to }, entry) =>
      `moved the ${formatTime(String(from))} ${describeTourAndDate(entry)} to ${formatTime(String(to))}`,
    state: ({ to }, entry) => {
      const verb = { cancelled: 'canceled', closed: 'closed' }[String(to)] ?? 'opened';
      return `${verb} ${describeDeparture(entry)}`;
    },
    movedTo: ({ to }, entry) =>
      to === undefined
        ? undefined
        : `moved the parties of ${describeDeparture(entry)} to ${formatDate(String(to))}`,
    ledBy: ({ to }, entry) =>
      to === undefined
        ? `removed the guide from ${describeDeparture(entry)}`
        : `assigned ${describeDeparture(entry)} to ${String(to)}`,
    ledAnyway: () => undefined,
    reason: () => undefined,
    'arrival.state': ({ to }, entry) => {
      const actions: Partial<Record<string, string>> = {
        here: 'announced that they’re there',
        late: 'announced that they’re late',
      };
      const action = actions[String(to)] ?? 'cleared the status';
      return `${action} for ${describeDeparture(entry)}`;
    },
    'arrival.minutes': () => undefined,
    'arrival.at': ({ to }, entry) =>
      entry.changes.some(({ field }) => field === 'arrival.state')
        ? undefined
        : `announced the arrival for ${describeDeparture(entry)} again, at ${formatInstant(String(to))}`,
    ...PAYMENT_PHRASES,
    notice: (_, entry) => `changed the announcement for ${describeDeparture(entry)}`,
    keptDespite: ({ to }, entry) =>
      to === undefined
        ? `no longer kept ${describeDeparture(entry)} despite a conflict`
        : `kept ${describeDeparture(entry)} despite ${CONFLICT_NAMES[String(to)] ?? 'a conflict'}`,
  },
  tour: {
    isHidden: ({ to }, entry) => `${to === true ? 'hid' : 'showed'} ${describeSubject(entry)}`,
    translations: ({ to }, entry) => `translated ${describeSubject(entry)} (${String(to)})`,
  },
  'special-day': {
    isOpen: ({ to }, entry) =>
      `${to === true ? 'offered' : 'closed'} tours on ${describeSubject(entry)}`,
  },
  backup: { downloaded: () => 'downloaded the last backup' },
};

const CONFLICT_NAMES: Readonly<Record<string, string>> = {
  clash: 'a clash',
  'time-off': 'time off',
  'busy-calendar': 'an appointment',
};

/** How to refer to subjects whose entries contain no name. */
const SUBJECT_NAMES: Partial<Record<Entry['kind'], string>> = {
  settings: 'the settings',
  'time-off': 'time off',
  'busy-calendar': 'their own calendar',
  'calendar-address': 'the calendar’s secret address',
  mail: 'their emails',
  colleague: 'a colleague',
  profile: 'a profile',
};

/**
 * Describes a guide's change in a sentence without the time: "Ana moved the 10:00 AM Central Park on Dec 7 to 11:00
 * AM."
 */
export function describeEntry(entry: Entry): string {
  return `${entry.guide.name} ${describeAction(entry)}.`;
}

function describeAction(entry: Entry): string {
  if (entry.action !== 'changed') return describeAdditionOrDeletion(entry);
  const phrases = entry.changes.flatMap((change) => describeChange(change, entry) ?? []);
  return phrases.length > 0 ? phrases.join('; ') : `changed ${describeSubject(entry)}`;
}

/** Describes an addition or a deletion. */
function describeAdditionOrDeletion(entry: Entry): string {
  const { kind, action, changes } = entry;
  const isAddition = action === 'added';
  const valueOf = (name: string) => {
    const change = changes.find(({ field }) => field === name);
    return isAddition ? change?.to : change?.from;
  };
  if (kind === 'booking') {
    const people = formatPeople(Number(valueOf('people') ?? 0));
    const party = `${describeParty(entry)} (${people})`;
    if (!isAddition) return `removed ${party} from ${describeDeparture(entry)}`;
    return valueOf('status') === 'booked'
      ? `added ${party} to ${describeDeparture(entry)} as a walk-in`
      : `put ${party} on the waitlist of ${describeDeparture(entry)}`;
  }
  if (kind === 'time-off') {
    const [from, to] = [String(valueOf('from')), String(valueOf('to'))];
    const dates = from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
    return isAddition ? `took ${dates} off` : `deleted the time off on ${dates}`;
  }
  if (kind === 'busy-calendar') {
    return `${isAddition ? 'connected' : 'disconnected'} ${describeSubject(entry)}`;
  }
  return `${isAddition ? 'added' : 'deleted'} ${describeSubject(entry)}`;
}

function describeChange(change: Change, entry: Entry): string | undefined {
  const { field: name, from, to } = change;
  const phrase = PHRASES[entry.kind]?.[name];
  if (phrase) return phrase(change, entry);
  const field = historyField(entry.kind, name);
  const label = field?.label ?? name;
  const isSetting = entry.kind === 'settings';
  const fieldName = isSetting ? label : `${label} of ${describeSubject(entry)}`;
  if (from === undefined && to === undefined) return `changed ${fieldName}`;
  const format = (value: HistoryValue | undefined) => formatValue(value, field?.format);
  return `changed ${fieldName} from ${format(from)} to ${format(to)}`;
}

function describeSubject(entry: Entry): string {
  const { kind, name, subject } = entry;
  if (kind === 'booking') return describeParty(entry);
  if (kind === 'departure') return describeDeparture(entry);
  if (kind === 'special-day') {
    return (specialDayTitles as Readonly<Record<string, string>>)[subject] ?? subject;
  }
  return name ?? SUBJECT_NAMES[kind] ?? subject;
}

/** Returns the party's name, or "a party" if the visitor's data has been erased. */
function describeParty({ name }: Entry): string {
  return name ?? 'a party';
}

function describeDeparture(entry: Entry): string {
  const { startTime } = entry;
  const time = startTime === undefined ? '' : `${formatTime(startTime)} `;
  return `the ${time}${describeTourAndDate(entry)}`;
}

function describeTourAndDate({ place = 'tour', date }: Entry): string {
  return date === undefined ? place : `${place} on ${formatDate(date)}`;
}

function formatInstant(instant: string): string {
  const date = new Date(instant);
  return `${formatTime(newYorkTime(date))} on ${formatDate(newYorkDate(date))}`;
}

function formatValue(value: HistoryValue | undefined, format: string | undefined): string {
  if (format === 'yes-no') return value === true ? 'yes' : 'no';
  if (value === undefined) return format === 'number' ? 'no limit' : 'nothing';
  if (Array.isArray(value)) {
    return value.map((each) => (format === 'times' ? formatTime(each) : each)).join(', ');
  }
  const text = String(value);
  if (format === 'time') return formatTime(text);
  if (format === 'date') return formatDate(text);
  if (format === 'moment') return formatInstant(text);
  if (format === 'minutes') return `${text} min`;
  return typeof value === 'number' ? text : `“${text}”`;
}
