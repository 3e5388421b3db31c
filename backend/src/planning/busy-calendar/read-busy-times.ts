import ICAL from 'ical.js';
import { TIME_ZONE } from 'shared/new-york';
import { isOwnCalendar, isOwnEvent } from '../../icalendar/icalendar';
import { CalendarError } from './calendar-error';
import { TimeZones, toLocal, toTime, type LocalMs } from './time-zones';

/** A period in milliseconds since 1970. */
export interface BusyPeriod {
  from: number;
  to: number;
}

/** When an event starts, and its time zone. A date starts at midnight. */
interface Start {
  local: LocalMs;
  isDate: boolean;
  /** The time zone's id. Missing for local times without a time zone, and for dates. */
  zone?: string | undefined;
}

/** An occurrence of an event. */
interface Occurrence {
  start: Start;
  /** An instant in milliseconds since 1970. Set only if the occurrence's length differs from the event's. */
  end?: number | undefined;
}

/** A change to one occurrence of a repeated event and to all later ones. */
interface LaterChange {
  /** The original time of the first changed occurrence, in milliseconds since 1970. */
  from: number;
  isBusy: boolean;
  /** Returns when an occurrence starts after the change. */
  move: (occurrence: Start) => Start;
  /** How many milliseconds later the occurrences start; negative if earlier. */
  shiftMs: number;
  /** Computes when a moved occurrence ends. */
  endOf: (moved: Start) => number;
}

/** The changes to a repeated event, which calendars list as separate events. */
interface Changes {
  /** The original times of the occurrences that separate events replace. */
  replacedStarts: Start[];
  laterChanges: LaterChange[];
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** The maximum number of an event's occurrences within the requested period. */
const MAX_OCCURRENCES = 5000;
/** The maximum number of an event's occurrences since its first one. Hourly events reach it after 20 years. */
const MAX_STEPS = 180_000;
/** The maximum number of busy periods in a calendar, after merging. */
const MAX_PERIODS = 5000;
const UTC_ID = 'UTC';
const NO_CHANGES: Changes = { replacedStarts: [], laterChanges: [] };
/**
 * Matches the entries of a calendar. Each is parsed separately, so that one malformed entry doesn't hide all others.
 * Anybody can send the guide a malformed entry as an invitation.
 */
const ENTRY_PATTERN = /^BEGIN:(VEVENT|VTODO|VJOURNAL|VFREEBUSY)\s*$[^]*?^END:\1\s*$/gim;

/**
 * Returns the busy periods of an iCalendar file within a period, earliest first. Periods that overlap or touch are
 * merged. Treats dates, and times without a time zone, as New York time. Leaves out events that are canceled or marked
 * as free, this site's own tours, and events whose times are invalid.
 *
 * Some rules for repeated events take forever to compute, so call this only in a thread that can be stopped.
 *
 * @throws CalendarError for one of the reasons in `CalendarFlaw`
 */
export function readBusyTimes(text: string, period: BusyPeriod): BusyPeriod[] {
  const calendars = parseCalendars(text.replace(ENTRY_PATTERN, ''));
  const isOwn = calendars.every((calendar) =>
    isOwnCalendar(String(calendar.getFirstPropertyValue('prodid'))),
  );
  if (isOwn) throw new CalendarError('own-calendar');
  const periods = mergePeriods(findAllPeriods(text, findTimeZones(calendars), period));
  if (periods.length > MAX_PERIODS) throw new CalendarError('too-full');
  return periods;
}

/** Merges the periods that overlap or touch. Returns them earliest first. */
export function mergePeriods(periods: readonly BusyPeriod[]): BusyPeriod[] {
  const merged: BusyPeriod[] = [];
  for (const { from, to } of [...periods].sort((a, b) => a.from - b.from)) {
    const lastPeriod = merged.at(-1);
    if (lastPeriod && from <= lastPeriod.to) lastPeriod.to = Math.max(lastPeriod.to, to);
    else merged.push({ from, to });
  }
  return merged;
}

/**
 * Parses the calendars in a file. Most files have only one.
 *
 * @throws CalendarError if the text isn't a calendar
 */
function parseCalendars(text: string): ICAL.Component[] {
  let calendars: ICAL.Component[];
  try {
    const parsed = ICAL.parse(text.replace(/^\uFEFF/, '').trim()) as unknown[];
    // If the text has several calendars, ical.js returns a list of them.
    const parsedCalendars = Array.isArray(parsed[0]) ? parsed : [parsed];
    calendars = parsedCalendars.map((each) => new ICAL.Component(each as unknown[]));
  } catch {
    throw new CalendarError('not-a-calendar');
  }
  if (calendars.length === 0 || calendars.some(({ name }) => name !== 'vcalendar')) {
    throw new CalendarError('not-a-calendar');
  }
  return calendars;
}

/** Parses an entry of a calendar, and passes it to `handle` if it is an event. Ignores malformed entries. */
function parseEvent(text: string, handle: (event: ICAL.Component) => void): void {
  try {
    const component = new ICAL.Component(ICAL.parse(text) as unknown[]);
    if (component.name === 'vevent') handle(component);
  } catch (error) {
    if (error instanceof CalendarError) throw error;
  }
}

function findTimeZones(calendars: readonly ICAL.Component[]): TimeZones {
  const definitions = calendars.flatMap((calendar) => calendar.getAllSubcomponents('vtimezone'));
  return new TimeZones(
    new Map(definitions.map((each) => [String(each.getFirstPropertyValue('tzid')), each])),
  );
}

/**
 * Returns the periods of all events, unmerged. Parses one event at a time, because parsed events take many times as
 * much memory as their text.
 */
function findAllPeriods(text: string, zones: TimeZones, period: BusyPeriod): BusyPeriod[] {
  const periods: BusyPeriod[] = [];
  /** The texts of repeated events. They are processed last, since the events that change them may come later. */
  const repeated: string[] = [];
  const changesByUid = new Map<string, Changes>();
  for (const [entry] of text.matchAll(ENTRY_PATTERN)) {
    parseEvent(entry, (event) => {
      const uid = uidOf(event);
      const original = event.getFirstProperty('recurrence-id');
      if (original) {
        const { replacedStarts, laterChanges } = changesByUid.get(uid) ?? NO_CHANGES;
        changesByUid.set(uid, {
          replacedStarts: [...replacedStarts, ...startsOf(original)],
          laterChanges: [...laterChanges, ...laterChangesOf(event, original, zones)],
        });
      }
      const isRepeated = event.hasProperty('rrule') || event.hasProperty('rdate');
      if (isRepeated && !original) repeated.push(entry);
      else periods.push(...findPeriods(event, NO_CHANGES, zones, period));
    });
  }
  for (const entry of repeated) {
    parseEvent(entry, (event) => {
      const changes = changesByUid.get(uidOf(event)) ?? NO_CHANGES;
      periods.push(...findPeriods(event, changes, zones, period));
    });
  }
  return periods;
}

function uidOf(event: ICAL.Component): string {
  return String(event.getFirstPropertyValue('uid'));
}

/**
 * Returns the change that an event makes to the occurrence that it replaces and to all later ones. Returns an empty list
 * if the event changes only that occurrence.
 */
function laterChangesOf(
  event: ICAL.Component,
  original: ICAL.Property,
  zones: TimeZones,
): LaterChange[] {
  const changesLaterOnes = /^THISANDFUTURE$/i.test(original.getFirstParameter('range'));
  const startProperty = event.getFirstProperty('dtstart');
  const [originalStart] = startsOf(original);
  const newStart = startProperty && startsOf(startProperty)[0];
  if (!changesLaterOnes || !originalStart || !newStart) return [];
  const shiftMs = newStart.local - originalStart.local;
  return [
    {
      from: zones.toInstant(originalStart.local, originalStart.zone),
      isBusy: isBusy(event),
      move: ({ local }) => ({ ...newStart, local: local + shiftMs }),
      shiftMs,
      endOf: makeEndOf(event, newStart, zones),
    },
  ];
}

/** Returns whether an event takes the guide's time. */
function isBusy(event: ICAL.Component): boolean {
  const hasValue = (property: string, value: string) =>
    String(event.getFirstPropertyValue(property)).toUpperCase() === value;
  return (
    !hasValue('status', 'CANCELLED') &&
    !hasValue('transp', 'TRANSPARENT') &&
    !hasValue('x-microsoft-cdo-busystatus', 'FREE') &&
    !isOwnEvent(uidOf(event))
  );
}

/**
 * Returns the periods of an event and its repetitions.
 *
 * @param changes the changes that separate events make
 */
function findPeriods(
  event: ICAL.Component,
  changes: Changes,
  zones: TimeZones,
  period: BusyPeriod,
): BusyPeriod[] {
  const startProperty = event.getFirstProperty('dtstart');
  if (!startProperty || !isBusy(event)) return [];
  const start = startsOf(startProperty)[0];
  if (!start) return [];
  const instantOf = (each: Start) => zones.toInstant(each.local, each.zone);
  const endOf = makeEndOf(event, start, zones);
  const lengthMs = endOf(start) - instantOf(start);
  const laterChanges = changes.laterChanges.toSorted((a, b) => a.from - b.from);
  // Converting local times is slow, so occurrences that are over long before the period aren't converted.
  const isLongOver = ({ start: { local }, end }: Occurrence) =>
    end === undefined && laterChanges.length === 0 && local + lengthMs + 2 * DAY_MS < period.from;
  const removedStarts = event.getAllProperties('exdate').flatMap(startsOf);
  const excludedStarts = [...removedStarts, ...changes.replacedStarts];
  const excludedInstants = new Set(excludedStarts.filter(({ isDate }) => !isDate).map(instantOf));
  const excludedDates = new Set(excludedStarts.filter(({ isDate }) => isDate).map(dayNumberOf));
  const periods: BusyPeriod[] = [];
  // Changes may move occurrences from after the period into it.
  const earlierMs = Math.max(0, ...laterChanges.map(({ shiftMs }) => -shiftMs));
  const searchedPeriod = { ...period, to: period.to + earlierMs };
  for (const occurrence of occurrencesOf(event, start, zones, searchedPeriod)) {
    if (isLongOver(occurrence)) continue;
    const originalInstant = instantOf(occurrence.start);
    if (excludedInstants.has(originalInstant)) continue;
    if (excludedDates.has(dayNumberOf(occurrence.start))) continue;
    const change = laterChanges.findLast((each) => each.from <= originalInstant);
    if (change?.isBusy === false) continue;
    const movedStart = change?.move(occurrence.start) ?? occurrence.start;
    const movedEnd = change?.endOf(movedStart) ?? occurrence.end ?? endOf(movedStart);
    const from = Math.max(instantOf(movedStart), period.from);
    const to = Math.min(movedEnd, period.to);
    if (from >= to) continue;
    periods.push({ from, to });
    if (periods.length > MAX_OCCURRENCES) throw new CalendarError('too-full');
  }
  return periods;
}

/** Yields an event's occurrences until the end of the period. May yield an occurrence twice. */
function* occurrencesOf(
  event: ICAL.Component,
  start: Start,
  zones: TimeZones,
  period: BusyPeriod,
): Generator<Occurrence> {
  yield { start };
  for (const property of event.getAllProperties('rdate')) yield* occurrencesIn(property, zones);
  const toInstant = (local: LocalMs) => zones.toInstant(local, start.zone);
  // Local times differ from UTC by less than a day.
  const end = period.to + DAY_MS;
  for (const property of event.getAllProperties('rrule')) {
    const rule = (property.getFirstValue() as ICAL.Recur).clone();
    const isOver = makeUntilCheck(rule, toInstant);
    // ical.js compares times without time zones, so this ends the rule late enough for any zone.
    const until = rule.until ? toLocal(rule.until) + 2 * DAY_MS : end;
    rule.until = toTime(Math.min(until, end), start.isDate);
    const iterator = rule.iterator(toTime(start.local, start.isDate));
    for (let steps = 0; ; steps++) {
      if (steps > MAX_STEPS) throw new CalendarError('too-full');
      const time = iterator.next() as ICAL.Time | null;
      if (!time) break;
      const local = toLocal(time);
      if (local > end || isOver(local)) break;
      yield { start: { ...start, local } };
    }
  }
}

/** Returns a function that checks whether a local time is after the last date or time of a rule. */
function makeUntilCheck(
  { until }: ICAL.Recur,
  toInstant: (local: LocalMs) => number,
): (local: LocalMs) => boolean {
  if (!until) return () => false;
  const lastLocal = toLocal(until);
  if (until.isDate) return (local) => local >= lastLocal + DAY_MS;
  if (!isUtc(until)) return (local) => local > lastLocal;
  // Converting local times is slow, so only those near the end are converted.
  return (local) =>
    Math.abs(local - lastLocal) > DAY_MS ? local > lastLocal : toInstant(local) > lastLocal;
}

/** Returns the occurrences that an RDATE property adds. */
function occurrencesIn(property: ICAL.Property, zones: TimeZones): Occurrence[] {
  const values = property.getValues() as (ICAL.Time | ICAL.Period)[];
  return values.map((value) => {
    if (value instanceof ICAL.Time) return { start: toStart(value, property) };
    const start = toStart(value.start, property);
    return { start, end: zones.toInstant(toLocal(value.getEnd()), start.zone) };
  });
}

/** Returns a function that computes when an occurrence ends, from DTEND or DURATION. */
function makeEndOf(
  event: ICAL.Component,
  start: Start,
  zones: TimeZones,
): (occurrence: Start) => number {
  const property = event.getFirstProperty('dtend');
  const end = property && startsOf(property)[0];
  const duration = event.getFirstPropertyValue('duration') as ICAL.Duration | null;
  /** Returns a function that adds a time on the local clock, and an elapsed time, to an occurrence's start. */
  const endAfter =
    (localMs: number, exactMs = 0) =>
    ({ local, zone }: Start) =>
      zones.toInstant(local + localMs, zone) + exactMs;
  if (end && end.zone !== start.zone && !end.isDate && !start.isDate) {
    const exactMs = zones.toInstant(end.local, end.zone) - zones.toInstant(start.local, start.zone);
    return endAfter(0, exactMs);
  }
  if (end) {
    // Some programs write the same date as start and end of a single day.
    const minLengthMs = start.isDate ? DAY_MS : 0;
    return endAfter(Math.max(end.local - start.local, minLengthMs));
  }
  // Weeks and days last until the same time of day, even if the clocks change.
  if (duration) {
    const days = duration.weeks * 7 + duration.days;
    const sign = duration.isNegative ? -1 : 1;
    const localMs = days * DAY_MS;
    return endAfter(sign * localMs, sign * (Math.abs(duration.toSeconds()) * 1000 - localMs));
  }
  return endAfter(start.isDate ? DAY_MS : 0);
}

/** Returns the dates or times that a property lists. */
function startsOf(property: ICAL.Property): Start[] {
  return property.getValues().map((value) => toStart(value as ICAL.Time, property));
}

function toStart(time: ICAL.Time, property: ICAL.Property): Start {
  const zone = isUtc(time) ? UTC_ID : (property.getFirstParameter('tzid') as string | undefined);
  return { local: toLocal(time), isDate: time.isDate, zone: time.isDate ? TIME_ZONE : zone };
}

function isUtc({ zone }: ICAL.Time): boolean {
  return zone === ICAL.Timezone.utcTimezone;
}

/** Returns the number of days since 1970. */
function dayNumberOf({ local }: Start): number {
  return Math.floor(local / DAY_MS);
}
