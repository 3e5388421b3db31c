import { separatorsOf } from 'shared/format';
import {
  paymentMethodDetail,
  paymentMethodName,
  paymentUsesText,
  tipMethods,
  type PaymentMethod,
} from 'shared/payment-methods';
import { CALENDAR_TYPE } from '../../icalendar/icalendar';
import { safeName, toOneLine } from '../rendering/clean';
import {
  normalizeLetter,
  type Block,
  type Fact,
  type Letter,
  type LetterParts,
  type Site,
} from '../rendering/letter';
import {
  action,
  comparison,
  heading,
  note,
  paragraph,
  optionalParagraph,
  tourName,
} from './blocks';
import type { BookingFacts, BookedTour } from './facts';

/** The parts that differ between letters to visitors. */
interface VisitorLetterParts extends LetterParts {
  /** The closing line; “See you there!” by default. */
  bye?: string;
  reasonForEmail?: string;
  calendar?: string | undefined;
}

/**
 * Writes a letter to a visitor: adds a greeting, a closing line, and the calendar file to its parts.
 *
 * The file is a plain event, as on the site, and not an invitation (METHOD:REQUEST). For invitations, Gmail and Outlook
 * show Yes and No buttons even if RSVP is off, and visitors could believe that No cancels their booking. Calendars
 * update only invitations automatically, so the letters ask visitors to replace the old event. Without a METHOD, the
 * Content-Type doesn't need the `method` parameter that Outlook would otherwise require.
 */
export function visitorLetter(
  site: Site,
  { name, ticketUrl }: Pick<BookingFacts, 'name' | 'ticketUrl'>,
  { blocks, bye, reasonForEmail, calendar, ...parts }: VisitorLetterParts,
): Letter {
  const { visitor: visitorWords } = site.words;
  const hasTicket = blocks.some((block) => block.kind === 'action' && block.href === ticketUrl);
  return normalizeLetter({
    site,
    ...parts,
    blocks: [
      paragraph(visitorWords.hello(safeName(name))),
      ...blocks,
      paragraph(`${bye ?? visitorWords.seeYou}\n${visitorWords.signature}`),
      ...(hasTicket ? [note(visitorWords.linkIsKey)] : []),
    ],
    reasonForEmail: reasonForEmail ?? visitorWords.reasonForEmail,
    ...(calendar !== undefined && {
      attachment: { filename: 'tour.ics', contentType: CALENDAR_TYPE, content: calendar },
    }),
  });
}

export function subjectAndTitle(
  site: Site,
  tour: BookedTour,
  words: { subject: (tour: string, start: Date) => string; title: string },
): Pick<Letter, 'subject' | 'title'> {
  return { subject: words.subject(tourName(site, tour), tour.startsAt), title: words.title };
}

/** Returns all details that visitors need to come to the tour. */
export function fullDetails(site: Site, booking: BookingFacts, now: Date): Block[] {
  const { visitor: visitorWords } = site.words;
  const { tour, changeDeadline, ticketUrl } = booking;
  return [
    { kind: 'facts', rows: bookingRows(site, booking) },
    action(visitorWords.ticket, ticketUrl),
    ...announcement(site, booking),
    ...howToPay(site, booking),
    ...specialDay(site, tour),
    ...howToFindGuide(site, tour),
    ...daylight(site, tour),
    ...whatToBring(site, tour),
    ...(now < changeDeadline ? [paragraph(visitorWords.changeable(changeDeadline))] : []),
    ...optionalParagraph(visitorWords.questions(site)),
  ];
}

/** Writes a letter about a change by the guide. The visitor can accept it, change the booking, or cancel. */
export function guideChangeLetter(
  site: Site,
  booking: BookingFacts,
  words: Site['words']['moved'],
  reason: string | undefined,
  now: Date,
): Letter {
  const { byGuide, visitor: visitorWords } = site.words;
  const { tour, changeDeadline, ticketUrl } = booking;
  return visitorLetter(site, booking, {
    ...subjectAndTitle(site, tour, words),
    preheader: words.preheader,
    blocks: [
      paragraph(words.text),
      ...reasonParagraph(site, reason),
      ...changedDetails(site, booking),
      paragraph(byGuide.ifItSuits),
      ...optionalParagraph(
        now < changeDeadline ? byGuide.otherwise(changeDeadline) : byGuide.otherwiseContact(site),
      ),
      action(now < changeDeadline ? byGuide.choose : visitorWords.ticket, ticketUrl),
      heading(visitorWords.allDetails),
      { kind: 'facts', rows: bookingRows(site, booking) },
      ...specialDay(site, tour),
      ...howToFindGuide(site, tour),
      ...daylight(site, tour),
      ...optionalParagraph(visitorWords.questions(site)),
      ...calendarNote(booking, visitorWords.calendarAgain),
    ],
    calendar: booking.calendar,
  });
}

/** Writes a letter to a party that got no spots from the waitlist, with a link to other dates. */
export function waitlistEndLetter(
  site: Site,
  booking: BookingFacts,
  words: Site['words']['offerLapsed' | 'waitingOver'],
  explanation: Block[],
): Letter {
  const { cancelledByGuide, visitor: visitorWords } = site.words;
  const { tour } = booking;
  return visitorLetter(site, booking, {
    ...subjectAndTitle(site, tour, words),
    preheader: words.preheader,
    blocks: [
      ...explanation,
      paragraph(words.nextSteps),
      action(cancelledByGuide.seeOtherDates, tour.url),
    ],
    bye: cancelledByGuide.bye,
    reasonForEmail: visitorWords.reasonForWaitlistEmail,
  });
}

export function bookingRows(
  site: Site,
  { tour, people, price }: Pick<BookingFacts, 'tour' | 'people' | 'price'>,
): Fact[] {
  const { visitor: visitorWords, date, hours, inNewYork, people: peopleText } = site.words;
  const { startsAt, endsAt, meetingPoint, mapUrl, guide, url } = tour;
  return [
    { label: visitorWords.tour, value: tourName(site, tour), href: url },
    { label: visitorWords.date, value: date(startsAt) },
    { label: visitorWords.time, value: inNewYork(hours(startsAt, endsAt)) },
    { label: visitorWords.party, value: peopleText(people) },
    { label: visitorWords.meeting, value: meetingPoint, href: mapUrl },
    ...(guide ? [{ label: visitorWords.guide, value: visitorWords.guideDetails(guide) }] : []),
    ...(price === undefined ? [] : [{ label: visitorWords.price, value: price }]),
  ];
}

export function changedDetails(site: Site, { tour, people, before }: BookingFacts): Block[] {
  return comparison(site, site.words.visitor, before, { ...tour, people });
}

export function reasonParagraph({ words }: Site, reason = ''): Block[] {
  return toOneLine(reason) === '' ? [] : [paragraph(words.visitor.reason(toOneLine(reason)))];
}

export function announcement({ words }: Site, { notice }: BookingFacts): Block[] {
  return notice === undefined
    ? []
    : [heading(words.fromGuide.title), { kind: 'quote', text: notice }];
}

/** Describes what to expect on the special day that affects the tour. */
export function specialDay({ words }: Site, { specialDay: name }: BookedTour): Block[] {
  if (!name) return [];
  const { titles, detour } = words.specialDays;
  return [heading(titles[name]), paragraph(detour(name))];
}

export function howToFindGuide({ words }: Site, tour: BookedTour): Block[] {
  return tour.findMe === undefined ? [] : [heading(words.visitor.findMe), paragraph(tour.findMe)];
}

/** Lists the ways to pay the guide. The text of a linked way includes the link's host, which shows where it leads. */
function howToPay({ words }: Site, { paymentMethods }: BookingFacts): Block[] {
  if (paymentMethods.length === 0) return [];
  const rows = paymentMethods.map((method) => ({
    label: paymentMethodName(method, words.paymentWords),
    value: [
      paymentMethodDetail(method, words.paymentWords),
      paymentUsesText(method.uses, words.paymentWords),
    ]
      .filter(Boolean)
      .join(separatorsOf(words.language).comma),
    ...(method.url !== undefined && { href: method.url }),
  }));
  return [heading(words.visitor.pay), { kind: 'facts', rows }];
}

/** Lists the ways to tip the guide after the tour. The text of a linked way includes the link's host. */
export function waysToTip({ words }: Site, paymentMethods: readonly PaymentMethod[]): Block[] {
  const rows = tipMethods(paymentMethods).map((method) => ({
    label: paymentMethodName(method, words.paymentWords),
    value: paymentMethodDetail(method, words.paymentWords),
    ...(method.url !== undefined && { href: method.url }),
  }));
  return rows.length === 0 ? [] : [paragraph(words.thanks.tips), { kind: 'facts', rows }];
}

function daylight({ words }: Site, { startsAt, endsAt }: BookedTour): Block[] {
  return [heading(words.visitor.light), paragraph(words.light(startsAt, endsAt))];
}

export function whatToBring({ words }: Site, { bring }: BookedTour): Block[] {
  return bring.length === 0 ? [] : [heading(words.visitor.bring), { kind: 'list', items: bring }];
}

export function calendarNote({ calendar }: BookingFacts, text: string): Block[] {
  return calendar === undefined ? [] : [note(text)];
}
