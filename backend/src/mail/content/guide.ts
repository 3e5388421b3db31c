import { action, comparison, heading, note, paragraph, tourName } from './blocks';
import { oneLine, shortened } from '../rendering/clean';
import type { BookingNews, DepartureFacts, MailFailure, PartyFacts } from './facts';
import { letterOf, type Block, type Fact, type Letter, type Site } from '../rendering/letter';

/** What the guide is told. */

/** Somebody booked, changed, or canceled. */
export function bookingNews(site: Site, news: BookingNews): Letter {
  const { news: words, guide } = site.words;
  const { what, party, departure, before } = news;
  const { starts, dayUrl } = departure;
  return toGuide(site, {
    subject: words.subject[what](who(site, party), tourName(site, departure), starts),
    preheader: coming(site, departure),
    title: words.title[what],
    blocks: [
      ...comparison(site, guide, before, { ...departure, people: party.people }),
      { kind: 'facts', rows: [...partyFacts(site, party), ...departureFacts(site, departure)] },
      ...noteOf(site, party),
      action(guide.open, dayUrl),
    ],
  });
}

/** All of that since the last time, oldest first, and who comes to these departures now. */
export function digest(site: Site, news: readonly BookingNews[]): Letter {
  const { digest: words, guide } = site.words;
  const kinds = (['booked', 'changed', 'cancelled'] as const)
    .map((what) => ({ what, items: news.filter((each) => each.what === what) }))
    .filter(({ items }) => items.length > 0);
  const departures = [
    ...new Map(news.map(({ departure }) => [keyOf(departure), departure])).values(),
  ].sort((one, other) => one.starts.getTime() - other.starts.getTime());
  const [first] = departures;
  return toGuide(site, {
    subject: words.subject(news.length),
    preheader:
      news.length === 0 ? words.none : news.map(({ party }) => who(site, party)).join('; '),
    title: words.title,
    blocks: [
      ...(news.length === 0 ? [paragraph(words.none)] : []),
      ...kinds.flatMap(({ what, items }): Block[] => [
        heading(words.titles[what]),
        {
          kind: 'list',
          items: items.map(({ party, departure }) =>
            words.line(who(site, party), tourName(site, departure), departure.starts),
          ),
        },
      ]),
      ...(first === undefined
        ? []
        : [
            heading(words.departures),
            {
              kind: 'facts' as const,
              rows: departures.map((departure) => ({
                label: words.departure(tourName(site, departure), departure.starts),
                value: coming(site, departure),
                href: departure.dayUrl,
              })),
            },
            action(guide.open, first.dayUrl),
          ]),
    ],
  });
}

/**
 * The evening before: tomorrow's tours with their numbers, or that there is no need to go.
 *
 * @param departures all of tomorrow's that aren't canceled, in their order
 */
export function evening(site: Site, departures: readonly DepartureFacts[]): Letter {
  const { evening: words, guide } = site.words;
  const booked = departures.filter(({ people }) => people > 0);
  const [first] = booked;
  if (first === undefined) return nobodyTomorrow(site, departures);
  const people = booked.reduce((sum, each) => sum + each.people, 0);
  const tooFew = booked.filter((each) => each.people < (each.minPeople ?? 0));
  return toGuide(site, {
    subject: words.subject(booked.length, people),
    preheader: booked.map((each) => words.departure(each.starts, tourName(site, each))).join('; '),
    title: words.title(first.starts),
    blocks: [
      {
        kind: 'facts',
        rows: departures.map((departure) => ({
          label: words.departure(departure.starts, tourName(site, departure)),
          value: coming(site, departure),
        })),
      },
      ...tooFew.map((each) =>
        paragraph(
          [
            `${words.departure(each.starts, tourName(site, each))}.`,
            words.tooFew(each.minPeople ?? 0),
            words.tellThem,
          ].join(' '),
        ),
      ),
      action(guide.open, first.dayUrl),
    ],
  });
}

function nobodyTomorrow(site: Site, departures: readonly DepartureFacts[]): Letter {
  const { evening: words } = site.words;
  const [last] = departures
    .flatMap(({ bookableUntil }) => bookableUntil ?? [])
    .sort((one, other) => other.getTime() - one.getTime());
  const { text, ...said } =
    departures.length === 0 ? words.none : last ? words.nobodyYet(last) : words.nobody;
  return toGuide(site, { ...said, preheader: text, blocks: [paragraph(text)] });
}

/** The last place of a departure is taken. */
export function full(site: Site, departure: DepartureFacts): Letter {
  const { full: words, guide } = site.words;
  return toGuide(site, {
    subject: words.subject(tourName(site, departure), departure.starts),
    preheader: coming(site, departure),
    title: words.title,
    blocks: [
      { kind: 'facts', rows: departureFacts(site, departure) },
      paragraph(words.text),
      action(guide.open, departure.dayUrl),
    ],
  });
}

/**
 * Places have come free for somebody who waits.
 *
 * @param until until when they are held
 */
export function offered(
  site: Site,
  party: PartyFacts,
  departure: DepartureFacts,
  until: Date,
): Letter {
  const { offered: words, guide } = site.words;
  return toGuide(site, {
    subject: words.subject(who(site, party), tourName(site, departure), departure.starts),
    preheader: words.preheader(until),
    title: words.title,
    blocks: [
      paragraph(party.email === undefined ? words.untold(until) : words.told(until)),
      { kind: 'facts', rows: [...partyFacts(site, party), ...departureFacts(site, departure)] },
      ...noteOf(site, party),
      action(guide.open, departure.dayUrl),
    ],
  });
}

/** Mails to visitors didn't arrive. */
export function mailFails(site: Site, failures: readonly MailFailure[]): Letter {
  const { mailFails: words, digest: lines } = site.words;
  return toGuide(site, {
    subject: words.subject(failures.length),
    preheader: failures.map(({ party }) => who(site, party)).join('; '),
    title: words.title,
    blocks: [
      paragraph(words.text(failures.length)),
      ...failures.map(({ party, departure, answer }): Block => {
        const about = lines.departure(tourName(site, departure), departure.starts);
        return {
          kind: 'facts',
          rows: [
            ...partyFacts(site, party),
            { label: words.about, value: about },
            { label: words.answer, value: answer },
          ],
        };
      }),
    ],
  });
}

/** The test that the guide asked for. */
export function test(site: Site): Letter {
  const { test: words } = site.words;
  return toGuide(site, {
    subject: words.subject,
    preheader: words.text,
    title: words.title,
    blocks: [paragraph(words.text), note(words.look)],
  });
}

function toGuide(site: Site, said: Pick<Letter, 'subject' | 'preheader' | 'title' | 'blocks'>) {
  return letterOf({ site, ...said, why: site.words.guide.why });
}

function departureFacts(site: Site, departure: DepartureFacts): Fact[] {
  const { guide, date, hours } = site.words;
  const { starts, ends, meetingPoint } = departure;
  return [
    { label: guide.tour, value: tourName(site, departure) },
    { label: guide.date, value: date(starts) },
    { label: guide.time, value: hours(starts, ends) },
    { label: guide.meeting, value: meetingPoint },
    { label: guide.now, value: coming(site, departure) },
  ];
}

/** Who they are, and the ways to reach them, a tap each. */
function partyFacts(site: Site, party: PartyFacts): Fact[] {
  const { guide } = site.words;
  const { email, phone, whatsApp = false } = party;
  return [
    { label: guide.who, value: who(site, party) },
    ...(email === undefined ? [] : [{ label: guide.email, value: email, href: mailto(email) }]),
    ...(phone === undefined ? [] : [{ label: guide.phone, value: phone, href: `tel:${phone}` }]),
    ...(phone === undefined || !whatsApp
      ? []
      : [
          {
            label: guide.whatsApp,
            value: phone,
            href: `https://wa.me/${phone.replace(/\D/g, '')}`,
          },
        ]),
  ];
}

function noteOf({ words }: Site, { note: text = '' }: PartyFacts): Block[] {
  return oneLine(text) === '' ? [] : [heading(words.guide.note), { kind: 'quote', text }];
}

function who({ words }: Site, { name, people }: PartyFacts): string {
  const short = shortened(name ?? '');
  return words.news.who(short === '' ? words.guide.somebody : short, people);
}

function coming({ words }: Site, { people, parties, capacity }: DepartureFacts): string {
  return words.guide.coming(people, parties, capacity);
}

function keyOf({ list, place, starts }: DepartureFacts): string {
  return [list, place, starts.toISOString()].join();
}

/** Writes to this address and nobody else, whatever signs are in it. */
function mailto(email: string): string {
  const at = email.lastIndexOf('@');
  return `mailto:${[email.slice(0, at), email.slice(at + 1)].map(encodeURIComponent).join('@')}`;
}
