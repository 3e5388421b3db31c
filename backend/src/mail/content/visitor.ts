import { addDays, newYorkDate } from 'shared/new-york';
import { without } from '../../without';
import { CALENDAR_TYPE } from '../../icalendar/icalendar';
import { action, comparison, heading, note, paragraph, paragraphOf, tourName } from './blocks';
import { greetable, oneLine } from '../rendering/clean';
import type { Nearness } from '../words/en';
import type { Before, BookingFacts, OfferFacts, WaitingFacts, Walk } from './facts';
import {
  letterOf,
  type Attachment,
  type Block,
  type Fact,
  type Letter,
  type Site,
} from '../rendering/letter';

/** What visitors are told of their bookings. */

/**
 * They booked.
 *
 * @param now when it is sent, here and in the others
 */
export function booked(site: Site, booking: BookingFacts, now = new Date()): Letter {
  const { booked: words } = site.words;
  const { walk, people } = booking;
  return toVisitor(site, booking, {
    ...sayings(site, walk, words),
    preheader: words.preheader(walk.meetingPoint),
    blocks: [
      paragraph(words.text(people)),
      ...whole(site, booking, now),
      ...calendarNote(booking, site.words.visitor.calendar),
    ],
    calendar: booking.calendar,
  });
}

/**
 * They changed when they come, or how many of them.
 *
 * @param before missing where it isn't known
 */
export function changed(
  site: Site,
  booking: BookingFacts,
  before?: Before,
  now = new Date(),
): Letter {
  const { changed: words, visitor } = site.words;
  const differences = compared(site, booking, before);
  return toVisitor(site, booking, {
    ...sayings(site, booking.walk, words),
    preheader: words.preheader(booking.people),
    blocks: [
      paragraph(differences.length > 0 ? words.text : words.textOnly),
      ...differences,
      ...(differences.length > 0 ? [heading(visitor.whole)] : []),
      ...whole(site, booking, now),
      ...calendarNote(booking, visitor.calendarAgain),
    ],
    calendar: booking.calendar,
  });
}

/**
 * They canceled.
 *
 * @param restorableUntil until when they can undo that; missing where they can't anymore
 */
export function cancelledByVisitor(
  site: Site,
  booking: BookingFacts,
  restorableUntil?: Date,
): Letter {
  const { cancelledByVisitor: words, visitor } = site.words;
  const { walk, people, ticketUrl } = booking;
  return toVisitor(site, booking, {
    ...sayings(site, walk, words),
    preheader: words.preheader,
    blocks: [
      paragraph(words.text(people)),
      { kind: 'facts', rows: factsOf(site, booking).slice(0, 3) },
      ...(restorableUntil === undefined
        ? []
        : [paragraph(words.undo(restorableUntil)), action(visitor.ticket, ticketUrl)]),
      { kind: 'links', items: [{ text: words.another, href: walk.tourUrl }] },
      ...calendarNote(booking, visitor.calendarGone),
    ],
    bye: words.bye,
  });
}

/**
 * The guide canceled the departure, or their booking alone.
 *
 * @param reason in the guide's words
 * @param others departures with room for them, soonest first
 */
export function cancelledByGuide(
  site: Site,
  booking: BookingFacts,
  reason?: string,
  others: readonly { starts: Date; url: string }[] = [],
): Letter {
  const { cancelledByGuide: words, visitor } = site.words;
  const { walk } = booking;
  return toVisitor(site, booking, {
    ...sayings(site, walk, words),
    preheader: words.preheader,
    blocks: [
      paragraph(words.text(tourName(site, walk), walk.starts)),
      ...reasonOf(site, reason),
      heading(words.others),
      ...(others.length === 0
        ? []
        : [
            paragraph(words.othersText),
            {
              kind: 'links' as const,
              items: others.map(({ starts, url }) => ({
                text: site.words.when(starts),
                href: url,
              })),
            },
          ]),
      action(words.see, walk.tourUrl),
      ...calendarNote(booking, visitor.calendarGone),
      ...paragraphOf(visitor.questions(site)),
    ],
    bye: words.bye,
  });
}

/**
 * The guide moved them to another departure.
 *
 * @param before missing where it isn't known
 * @param reason in the guide's words
 */
export function moved(
  site: Site,
  booking: BookingFacts,
  before?: Before,
  reason?: string,
  now = new Date(),
): Letter {
  return byGuide(site, booking, site.words.moved, { before, reason, now });
}

/** The guide changed something about the departure. The same are known as when it is moved. */
export function changedByGuide(
  site: Site,
  booking: BookingFacts,
  before?: Before,
  reason?: string,
  now = new Date(),
): Letter {
  return byGuide(site, booking, site.words.changedByGuide, { before, reason, now });
}

/** The guide brought back what was canceled. */
export function restored(site: Site, booking: BookingFacts, now = new Date()): Letter {
  const { restored: words, visitor } = site.words;
  return toVisitor(site, booking, {
    ...sayings(site, booking.walk, words),
    preheader: words.preheader,
    blocks: [
      paragraph(words.text),
      ...whole(site, booking, now),
      ...calendarNote(booking, visitor.calendarAgain),
    ],
    calendar: booking.calendar,
  });
}

/** It's soon: the day before, unless something kept the letter. */
export function reminder(site: Site, booking: BookingFacts, now = new Date()): Letter {
  const { reminder: words } = site.words;
  const { walk, changesClose } = booking;
  const { starts, meetingPoint } = walk;
  const nearness = nearnessOf(starts, now);
  return toVisitor(site, booking, {
    subject: words.subject(tourName(site, walk), nearness, starts),
    preheader: words.preheader(meetingPoint),
    title: words.title(nearness, starts),
    blocks: [
      paragraph(words.text),
      { kind: 'facts', rows: factsOf(site, booking) },
      ...paragraphOf(now < changesClose ? words.fewer(changesClose) : words.late(site)),
      action(site.words.visitor.ticket, booking.ticketUrl),
      ...noticed(site, booking),
      ...findMe(site, walk),
      ...whatToBring(site, walk),
    ],
  });
}

/**
 * They wait for room.
 *
 * @param isUnconfirmed whether they have to confirm the address first; then it says nothing that whoever gave it
 *   could have typed
 */
export function waiting(site: Site, facts: WaitingFacts, isUnconfirmed = false): Letter {
  const { waiting: words, confirmBooking, visitor } = site.words;
  const { walk, people, ticketUrl } = facts;
  return toVisitor(site, isUnconfirmed ? without(facts, 'name') : facts, {
    ...sayings(site, walk, words),
    preheader: isUnconfirmed ? words.confirm : words.preheader,
    blocks: [
      paragraph(words.text(people)),
      paragraph(isUnconfirmed ? words.confirm : words.wait),
      { kind: 'facts', rows: factsOf(site, facts) },
      action(isUnconfirmed ? words.confirmAction : words.action, ticketUrl),
      paragraph(isUnconfirmed ? confirmBooking.ignore : words.leave),
      ...paragraphOf(visitor.questions(site)),
    ],
    bye: words.bye,
    why: visitor.whyWaiting,
  });
}

/** Places have come free for them. */
export function offer(site: Site, { until, ...facts }: OfferFacts): Letter {
  const { offer: words, visitor } = site.words;
  const { walk, people, ticketUrl } = facts;
  return toVisitor(site, facts, {
    ...sayings(site, walk, words),
    preheader: words.preheader(until),
    blocks: [
      paragraph(words.text(people)),
      { kind: 'facts', rows: factsOf(site, facts) },
      paragraph(words.until(until)),
      action(words.action, ticketUrl),
      paragraph(words.decline),
      ...paragraphOf(visitor.questions(site)),
    ],
    why: visitor.whyWaiting,
  });
}

/** They didn't take them. */
export function offerLapsed(site: Site, facts: WaitingFacts): Letter {
  const { offerLapsed: words } = site.words;
  return toWaitNoMore(site, facts, words, [paragraph(words.text(facts.people))]);
}

/** What they wait for was canceled, or moved to another date. */
export function waitingOver(site: Site, facts: WaitingFacts, reason?: string): Letter {
  const { waitingOver: words } = site.words;
  return toWaitNoMore(site, facts, words, [paragraph(words.text), ...reasonOf(site, reason)]);
}

/** What the guide writes to all of a departure. */
export function fromGuide(site: Site, booking: BookingFacts, text: string): Letter {
  const { fromGuide: words, visitor } = site.words;
  const { walk } = booking;
  return toVisitor(site, booking, {
    ...sayings(site, walk, words),
    preheader: oneLine(text),
    blocks: [
      paragraph(words.text(tourName(site, walk), walk.starts)),
      { kind: 'quote', text },
      action(visitor.ticket, booking.ticketUrl),
      ...paragraphOf(visitor.questions(site)),
    ],
    bye: words.bye,
  });
}

function toWaitNoMore(
  site: Site,
  facts: WaitingFacts,
  words: Site['words']['offerLapsed' | 'waitingOver'],
  why: Block[],
): Letter {
  const { cancelledByGuide, visitor } = site.words;
  const { walk } = facts;
  return toVisitor(site, facts, {
    ...sayings(site, walk, words),
    preheader: words.preheader,
    blocks: [...why, paragraph(words.again), action(cancelledByGuide.see, walk.tourUrl)],
    bye: cancelledByGuide.bye,
    why: visitor.whyWaiting,
  });
}

function byGuide(
  site: Site,
  booking: BookingFacts,
  words: Site['words']['moved'],
  { before, reason, now }: { before?: Before; reason?: string; now: Date },
): Letter {
  const { byGuide: both, visitor } = site.words;
  const { walk, changesClose, ticketUrl } = booking;
  return toVisitor(site, booking, {
    ...sayings(site, walk, words),
    preheader: words.preheader,
    blocks: [
      paragraph(words.text),
      ...reasonOf(site, reason),
      ...compared(site, booking, before),
      paragraph(both.suits),
      ...paragraphOf(now < changesClose ? both.orElse(changesClose) : both.late(site)),
      action(now < changesClose ? both.choose : visitor.ticket, ticketUrl),
      heading(visitor.whole),
      { kind: 'facts', rows: factsOf(site, booking) },
      ...findMe(site, walk),
      ...light(site, walk),
      ...paragraphOf(visitor.questions(site)),
      ...calendarNote(booking, visitor.calendarAgain),
    ],
    calendar: booking.calendar,
  });
}

/** What a letter says between its greeting and its end. */
interface Said extends Pick<Letter, 'subject' | 'preheader' | 'title' | 'blocks'> {
  /** With what it ends, unless they are expected. */
  bye?: string;
  why?: string;
  calendar?: string;
}

function toVisitor(
  site: Site,
  { name, ticketUrl }: Pick<BookingFacts, 'name' | 'ticketUrl'>,
  { blocks, bye, why, calendar, ...said }: Said,
): Letter {
  const { visitor } = site.words;
  return letterOf({
    site,
    ...said,
    blocks: [
      paragraph(visitor.hello(greetable(name))),
      ...blocks,
      paragraph(`${bye ?? visitor.seeYou}\n${visitor.yours}`),
      ...(blocks.some((block) => block.kind === 'action' && block.href === ticketUrl)
        ? [note(visitor.linkIsKey)]
        : []),
    ],
    why: why ?? visitor.why,
    ...attached(calendar),
  });
}

function sayings(
  site: Site,
  walk: Walk,
  words: { subject: (tour: string, start: Date) => string; title: string },
): Pick<Said, 'subject' | 'title'> {
  return { subject: words.subject(tourName(site, walk), walk.starts), title: words.title };
}

/** All that somebody needs to come. */
function whole(site: Site, booking: BookingFacts, now: Date): Block[] {
  const { visitor } = site.words;
  const { walk, changesClose, ticketUrl } = booking;
  return [
    { kind: 'facts', rows: factsOf(site, booking) },
    action(visitor.ticket, ticketUrl),
    ...noticed(site, booking),
    ...findMe(site, walk),
    ...light(site, walk),
    ...whatToBring(site, walk),
    ...(now < changesClose ? [paragraph(visitor.changeable(changesClose))] : []),
    ...paragraphOf(visitor.questions(site)),
  ];
}

function factsOf(site: Site, { walk, people }: Pick<BookingFacts, 'walk' | 'people'>): Fact[] {
  const { visitor, date, hours, inNewYork, people: party } = site.words;
  const { starts, ends, meetingPoint, mapUrl, price, tourUrl } = walk;
  return [
    { label: visitor.tour, value: tourName(site, walk), href: tourUrl },
    { label: visitor.date, value: date(starts) },
    { label: visitor.time, value: inNewYork(hours(starts, ends)) },
    { label: visitor.party, value: party(people) },
    { label: visitor.meeting, value: meetingPoint, href: mapUrl },
    ...(price === undefined ? [] : [{ label: visitor.price, value: price }]),
  ];
}

/** What is not as it was. */
function compared(site: Site, { walk, people }: BookingFacts, before?: Before): Block[] {
  return comparison(site, site.words.visitor, before, { ...walk, people });
}

function reasonOf({ words }: Site, reason = ''): Block[] {
  return oneLine(reason) === '' ? [] : [paragraph(words.visitor.reason(oneLine(reason)))];
}

/** What the guide has written to all who come. */
function noticed({ words }: Site, { notice }: BookingFacts): Block[] {
  return notice === undefined
    ? []
    : [heading(words.fromGuide.title), { kind: 'quote', text: notice }];
}

function findMe({ words }: Site, walk: Walk): Block[] {
  return walk.findMe === undefined ? [] : [heading(words.visitor.findMe), paragraph(walk.findMe)];
}

function light({ words }: Site, { starts, ends }: Walk): Block[] {
  return [heading(words.visitor.light), paragraph(words.light(starts, ends))];
}

function whatToBring({ words }: Site, { bring }: Walk): Block[] {
  return bring.length === 0 ? [] : [heading(words.visitor.bring), { kind: 'list', items: bring }];
}

function calendarNote({ calendar }: BookingFacts, text: string): Block[] {
  return calendar === undefined ? [] : [note(text)];
}

/**
 * A plain file, the one that the site gives, and no invitation (METHOD:REQUEST): for one, Gmail and Outlook
 * show Yes and No whatever RSVP says, and a No cancels nothing here, so visitors would believe that their
 * places are free. The price is that no calendar follows changes unasked, which the letters say. Without
 * any METHOD, there is none that the mail's part must repeat, or Outlook refuses it.
 */
function attached(calendar: string | undefined): { attachment?: Attachment } {
  if (calendar === undefined) return {};
  return { attachment: { filename: 'tour.ics', contentType: CALENDAR_TYPE, content: calendar } };
}

function nearnessOf(starts: Date, now: Date): Nearness {
  const [date, today] = [newYorkDate(starts), newYorkDate(now)];
  if (date === today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}
