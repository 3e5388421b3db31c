import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newYorkInstant } from 'shared/new-york';
import {
  nightDeparture,
  booking,
  departure,
  FACTS,
  lettersOf,
  now,
  party,
  site,
  tour,
} from '../../../test/support/letters';
import { COLORS } from '../rendering/colors';
import type { Block } from '../rendering/letter';
import { toHtml } from '../rendering/to-html';
import { toText } from '../rendering/to-text';
import { without } from '../../without';
import { fallbackMessage, LETTERS } from '.';

const LETTER_SAMPLES = Object.entries(lettersOf(FACTS));

/** Removes quote marks and puts the text on one line, so that line breaks don't matter in comparisons. */
const toOneLine = (text: string) => text.replace(/^> ?/gm, '').replace(/\s+/g, ' ').trim();

/** Returns the text of an HTML document's body, without tags. */
function visibleText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return toOneLine(decodeEntities(body.replace(/<!--.*?-->/gs, '').replace(/<[^>]*>/g, ' ')));
}

function decodeEntities(text: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');
}

const attributeValues = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
    decodeEntities(value),
  );

/** Returns all texts of a block. */
function textsOf(block: Block): string[] {
  switch (block.kind) {
    case 'facts':
      return block.rows.flatMap(({ label, value }) => [label, value]);
    case 'comparison':
      return block.rows.flatMap(({ label, before, after }) => [label, before, after]);
    case 'list':
      return block.items;
    case 'links':
      return block.items.map(({ text }) => text);
    default:
      return block.text.split('\n');
  }
}

describe.each(LETTER_SAMPLES)('the letter %s', (_, letter) => {
  const text = toText(letter);
  const html = toHtml(letter);

  it('has the same content in plain text and in HTML', () => {
    const texts = [letter.title, ...letter.blocks.flatMap(textsOf), letter.reasonForEmail].map(
      toOneLine,
    );
    expect(texts.length).toBeGreaterThan(2);
    for (const each of texts) {
      expect(toOneLine(text)).toContain(each);
      expect(visibleText(html)).toContain(each);
    }
    const urls = attributeValues(html, 'href').filter((url) => /^https?:/.test(url));
    for (const url of urls) expect(text.split(/\s+/)).toContain(url);
  });

  it('has lines of at most 78 columns, and unbroken URLs', () => {
    expect(text.endsWith('\n')).toBe(true);
    for (const line of text.split('\n')) {
      expect(line).toBe(line.trimEnd());
      if (!/^ *https:\S+$/.test(line)) expect(line.length).toBeLessThanOrEqual(78);
    }
  });

  it('is a small document that loads no resources', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(30_000);
    expect(html).toMatch(/^<!doctype html>\n<html lang="en-US" dir="ltr">/);
    expect(html).not.toMatch(/<(img|script|link|iframe|object|form)|url\(|@import| src=/i);
    expect(html).toContain(`<title>${letter.subject}</title>`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(visibleText(html).startsWith(toOneLine(letter.preheader))).toBe(true);
  });

  it('has a dark mode class on every element with a color', () => {
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
    for (const name of attributeValues(html, 'class').flatMap((names) => names.split(' '))) {
      expect(style).toContain(`.${name}{`);
    }
    for (const tag of html.match(/<[^>]*(background-color|;color|"color):[^>]*>/g) ?? []) {
      // The skyline has the same colors in dark mode.
      if (!tag.startsWith('<div')) expect(tag).toContain('class=');
    }
  });

  it('has a subject on one line', () => {
    expect(letter.subject).not.toBe('');
    expect(letter.subject).not.toMatch(/[\r\n]/);
  });
});

it('letters have the same colors as the site', () => {
  const tokens = readFileSync(join(__dirname, '../../../../frontend/ui/styles/tokens.css'), 'utf8');
  for (const [name, [day, night]] of Object.entries(COLORS)) {
    const [, value = ''] = new RegExp(`--${name}: (.*?);`).exec(tokens) ?? [];
    expect({ name, value }).toEqual({
      name,
      value: day === night ? day : `light-dark(${day}, ${night})`,
    });
  }
});

describe('text that users type', () => {
  /** Returns facts in which the text replaces everything that users type. */
  const withUserText = (text: string): typeof FACTS => ({
    ...FACTS,
    booking: {
      ...booking,
      name: text,
      price: text,
      paymentMethods: [{ kind: 'OTHER', uses: ['TIP'], name: text, url: 'https://pay.example/' }],
      tour: { ...tour, place: text, meetingPoint: text, findMe: text, bring: [text] },
    },
    before: { ...FACTS.before, place: `old ${text}`, meetingPoint: `old ${text}` },
    departure: { ...departure, place: text, meetingPoint: text },
    party: { ...party, name: text, note: text },
    reason: text,
    guideMessage: text,
    serverReply: text,
    username: text,
    email: text,
  });
  const HOSTILE_TEXTS = [
    '</title></style><script>alert(1)</script>',
    '"\'><img src=x onerror=alert(1)>',
    '&lt;b&gt; & <!--',
    'https://evil.example/?a=1&b=<i>',
    '\u202eevil\u2066\u200f',
    '\u0000\u001b[31m\u0085',
    '\ud800',
    'x'.repeat(200),
    '한'.repeat(200),
    'مرحبا',
  ];

  it.each(HOSTILE_TEXTS)('can’t add tags, headers, or control characters if it is %j', (text) => {
    // The line breaks must not survive in texts that belong on one line.
    const letters = lettersOf(withUserText(`${text}\r\nBcc: x@evil.example`));
    const harmlessLetters = lettersOf(withUserText('https://a.example\r\nBcc: b@a.example'));
    const harmlessTags = new Map(
      Object.entries(harmlessLetters).map(([name, letter]) => [name, tagsOf(toHtml(letter))]),
    );
    for (const [name, letter] of Object.entries(letters)) {
      const html = toHtml(letter);
      expect(tagsOf(html)).toEqual(harmlessTags.get(name));
      const parts = [
        letter.subject,
        letter.preheader,
        letter.title,
        toText(letter),
        decodeEntities(html),
      ];
      for (const part of parts) {
        expect(part).not.toMatch(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069\u200e\u200f]|\p{Cs}/u);
      }
      for (const line of [letter.subject, letter.preheader, letter.title]) {
        expect(line).not.toContain('\n');
      }
      for (const line of toText(letter).split('\n')) {
        if (!/https?:/.test(line)) expect(Array.from(line).length).toBeLessThanOrEqual(78);
      }
    }
  });

  it('is readable in all letters to visitors', () => {
    const letters = lettersOf(withUserText('Tom & <Jerry> "at" O’Hara'));
    const visitorLetters = Object.entries(letters).filter(
      ([name]) => name in LETTERS && LETTERS[name as keyof typeof LETTERS].to === 'visitor',
    );
    expect(visitorLetters.length).toBeGreaterThan(9);
    for (const [, letter] of visitorLetters) {
      expect(toOneLine(toText(letter))).toContain('Tom & <Jerry> "at" O’Hara');
      expect(visibleText(toHtml(letter))).toContain('Tom & <Jerry> "at" O’Hara');
    }
  });

  it.each([
    ['Hi Ann,', 'Ann'],
    ['Hi Ann Lee,', '  Ann\r\n Lee '],
    ['Hi J. R. O’Hara-Smith, Jr.,', 'J. R. O’Hara-Smith, Jr.'],
    ['Hi مرحبا,', 'مرحبا'],
    ['Hi,', ''],
    ['Hi,', undefined],
    ['Hi,', 'Win at evil.example'],
    ['Hi,', 'www.evil'],
    ['Hi,', 'https://evil'],
    ['Hi,', 'Write to me@evil'],
    ['Hi,', 'x'.repeat(61)],
  ])('leads to the greeting %j if the name is %j', (greeting, name) => {
    const { blocks } = LETTERS.booked.write(site, { ...booking, name }, now);
    expect(blocks[0]).toEqual({ kind: 'paragraph', text: greeting });
  });

  it('can’t add recipients to a mailto: URL', () => {
    const email = '"a?bcc=x@evil.example&"@example.com';
    const html = toHtml(
      LETTERS.news.write(site, { kind: 'booked', party: { ...party, email }, departure }),
    );
    expect(attributeValues(html, 'href')).toContain(
      'mailto:%22a%3Fbcc%3Dx%40evil.example%26%22@example.com',
    );
  });

  it('can’t make a link run a script', () => {
    const letter = LETTERS['confirm-address'].write(site, {
      name: '',
      url: 'javascript:alert(1)',
      until: now,
    });
    expect(() => toHtml(letter)).toThrow("can't link");
  });

  it('is shortened in a subject if it is a name', () => {
    const news = { kind: 'booked', party: { ...party, name: 'é'.repeat(200) }, departure } as const;
    expect(LETTERS.news.write(site, news).subject).toContain(`: ${'é'.repeat(59)}…, 3 people,`);
  });
});

/** Returns a document's tags in order, without the values of their attributes. */
function tagsOf(html: string): string[] {
  return (html.match(/<[^>]*>/g) ?? []).map((tag) => tag.replace(/="[^"]*"/g, '='));
}

describe('a letter to a visitor', () => {
  it('contains all details that a visitor needs to come to the tour', () => {
    const text = toOneLine(toText(LETTERS.booked.write(site, booking, now)));
    for (const fact of [
      'Central Park',
      'Date: Saturday, November 28, 2026',
      'Time: 10:30 AM to 1:00 PM, New York time',
      'Your party: 3 people',
      'Meet at: Columbus Circle, at the Maine Monument',
      'https://www.google.com/maps/search/?api=1&query=40.7685%2C-73.9812',
      'Price: 3 × $40 = $120, paid to your guide on the day',
      'Cash: for the tour or a tip',
      'Venmo: venmo.com, for a tip',
      'https://venmo.com/u/ana',
      'Look for the yellow umbrella.',
      'the sun sets at 4:30 PM',
      '- Use a restroom before we meet.',
      'Until Saturday, Nov 28, 8:30 AM, you can change or cancel',
      'reply to this email or call +1 212 555 0142',
      booking.ticketUrl,
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('names the guide, with languages and the license, if known', () => {
    const guide = { name: 'Ben Ito', languages: ['en', 'ja'], licenseNumber: '2000123' };
    const facts = { ...booking, tour: { ...tour, guide } };
    for (const letter of [LETTERS.booked, LETTERS.reminder]) {
      const text = toOneLine(toText(letter.write(site, facts, now)));
      expect(text).toContain(
        'Your guide: Ben Ito, who speaks English and Japanese. License 2000123',
      );
    }
  });

  it('explains what to expect on a special day', () => {
    const facts = { ...booking, tour: { ...tour, specialDay: 'marathon' as const } };
    for (const letter of [
      LETTERS.booked.write(site, facts, now),
      LETTERS.reminder.write(site, facts, now),
      LETTERS['changed-by-guide'].write(site, facts, now),
    ]) {
      expect(toOneLine(toText(letter))).toMatch(/Marathon passes here that day/);
    }
  });

  it('leaves out sections without data', () => {
    const letter = LETTERS.booked.write(
      { name: site.name, words: site.words, origin: site.origin },
      {
        ...without(booking, 'price'),
        paymentMethods: [],
        tour: { ...without(tour, 'findMe'), bring: [] },
      },
      now,
    );
    expect(toText(letter)).not.toMatch(/price|pay|find me|bring|questions|undefined/i);
  });

  it.each([
    [1, '1 person', 'looking forward to meeting you.'],
    [2, '2 people', 'looking forward to meeting all 2 of you.'],
  ])('has the right plural for a party of %i', (people, count, closing) => {
    const text = toOneLine(toText(LETTERS.booked.write(site, { ...booking, people }, now)));
    expect(text).toContain(`Your party: ${count}`);
    expect(text).toContain(closing);
  });

  it('compares only the details that changed', () => {
    const before = { ...FACTS.before, meetingPoint: tour.meetingPoint, people: 3 };
    const { blocks } = LETTERS.moved.write(site, { ...booking, before, moveReason: 'Rain' }, now);
    expect(blocks).toContainEqual({
      kind: 'comparison',
      rows: [
        {
          label: 'Date',
          before: 'Friday, November 27, 2026',
          after: 'Saturday, November 28, 2026',
        },
        { label: 'Time', before: '10:00 AM to 12:30 PM', after: '10:30 AM to 1:00 PM' },
      ],
    });
    expect(
      toText(LETTERS.moved.write(site, { ...booking, before, moveReason: 'Rain' }, now)),
    ).toContain('The reason: Rain');
    const withAllChanges = LETTERS.moved.write(
      site,
      { ...booking, before: FACTS.before, moveReason: 'Rain' },
      now,
    );
    expect(toOneLine(toText(withAllChanges))).toContain(
      'Your party Before: 2 people Now: 3 people Meet at Before: Columbus Circle, at the subway entrance Now: Columbus Circle, at the Maine Monument',
    );
    const lettersWithoutBefore = [
      LETTERS.moved.write(site, booking, now),
      LETTERS.changed.write(site, booking, now),
    ];
    for (const letter of lettersWithoutBefore) {
      expect(toText(letter)).not.toMatch(/Before|reason|undefined/);
    }
  });

  it('doesn’t offer to change a booking after the deadline', () => {
    const afterDeadline = newYorkInstant('2026-11-28', '09:00');
    expect(toText(LETTERS.booked.write(site, booking, afterDeadline))).not.toContain(
      'you can change',
    );
    expect(
      toText(
        LETTERS.moved.write(
          site,
          { ...booking, before: FACTS.before, moveReason: 'Rain' },
          afterDeadline,
        ),
      ),
    ).toContain('If it doesn’t, please reply to this email or call');
    expect(toOneLine(toText(LETTERS.reminder.write(site, booking, afterDeadline)))).toContain(
      'can’t make it after all? Please reply to this email or call',
    );
  });

  it('doesn’t offer to undo a cancellation once the booking can’t be restored anymore', () => {
    const canceled = { ...booking, isCancelled: true, restorableUntil: now };
    const beforeDeadline = new Date(now.getTime() - 1);
    expect(toText(LETTERS.withdrawn.write(site, canceled, beforeDeadline))).toContain('undo');
    const lateText = toText(LETTERS.withdrawn.write(site, canceled, now));
    expect(lateText).not.toContain('undo');
    expect(lateText).not.toContain(booking.ticketUrl);
  });

  it.each([
    ['2026-11-27', 'See you tomorrow', 'Tomorrow at 10:30 AM: Central Park'],
    ['2026-11-28', 'See you today', 'Today at 10:30 AM: Central Park'],
    ['2026-11-25', 'See you on Saturday', 'On Saturday at 10:30 AM: Central Park'],
  ])('that is a reminder sent on %s has the title "%s"', (date, title, subject) => {
    const letter = LETTERS.reminder.write(site, booking, newYorkInstant(date, '08:00'));
    expect(letter).toMatchObject({ title, subject });
  });

  it('about a cancellation by the guide asks the visitor not to come, and lists other dates', () => {
    const otherDates = [{ startsAt: newYorkInstant('2026-12-01', '10:30'), url: tour.url }];
    const text = toOneLine(
      toText(LETTERS.cancelled.write(site, { ...booking, reason: 'Snow', otherDates }, now)),
    );
    expect(text).toContain('Please don’t come to the meeting point.');
    expect(text).toContain('The reason: Snow');
    expect(text).toContain('Tuesday, December 1, 2026, 10:30 AM');
  });

  it('contains the ticket’s secret link only with a warning, unless it asks for confirmation', () => {
    const otherLetters = LETTER_SAMPLES.filter(([name]) => name !== 'confirm');
    for (const [, letter] of otherLetters) {
      const text = toOneLine(toText(letter));
      expect(text.includes('Anyone who has it can change')).toBe(text.includes(booking.ticketUrl));
    }
  });

  it('has a calendar file attached only if it’s about a new, changed, or restored booking', () => {
    const lettersWithFile = LETTER_SAMPLES.filter(([, { attachment }]) => attachment);
    expect(lettersWithFile.map(([name]) => name)).toEqual([
      'booked',
      'changed',
      'update',
      'changed-by-guide',
      'moved',
      'restored',
    ]);
    for (const [, { attachment }] of lettersWithFile) {
      expect(attachment).toEqual({
        filename: 'tour.ics',
        contentType: 'text/calendar; charset=utf-8',
        content: booking.calendar,
      });
    }
  });
});

describe.each([
  ['2026-10-31', '2026-11-01', 'Sunday, November 1, 2026'], // the clocks go back
  ['2027-03-13', '2027-03-14', 'Sunday, March 14, 2027'], // the clocks go forward
])('when the clocks change between %s and %s', (eve, date, formattedDate) => {
  it.each([
    ['10:00', '12:30', '10:00 AM to 12:30 PM'],
    ['00:30', '03:30', '12:30 AM to 3:30 AM'],
    ['20:00', '22:00', '8:00 PM to 10:00 PM'],
  ])('a tour from %s to %s is shown with its times in New York', (from, to, hours) => {
    const startsAt = newYorkInstant(date, from);
    const facts = { ...booking, tour: { ...tour, startsAt, endsAt: newYorkInstant(date, to) } };
    const text = toOneLine(toText(LETTERS.booked.write(site, facts, now)));
    expect(text).toContain(`Date: ${formattedDate} Time: ${hours}, New York time`);
    expect(LETTERS.reminder.write(site, facts, newYorkInstant(eve, '17:00')).title).toBe(
      'See you tomorrow',
    );
  });
});

describe('a letter to the guide', () => {
  it('about a booking contains the party, its message, and its contact details', () => {
    const html = toHtml(LETTERS.news.write(site, { kind: 'booked', party, departure }));
    for (const fact of ['Ann Miller, 3 people', 'We bring a stroller.', '12 people in 5 parties']) {
      expect(visibleText(html)).toContain(fact);
    }
    expect(attributeValues(html, 'href')).toEqual(
      expect.arrayContaining([
        'mailto:ann@example.com',
        'tel:+12125550100',
        'https://wa.me/12125550100',
        departure.dayUrl,
      ]),
    );
  });

  it('about a changed booking shows the booking before the change', () => {
    const news = { kind: 'changed', party, departure, before: FACTS.before } as const;
    expect(toOneLine(toText(LETTERS.news.write(site, news)))).toContain(
      'Party Before: 2 people Now: 3 people',
    );
  });

  it('lists all changes, and each departure only once, if it summarizes a day', () => {
    const letter = LETTERS.digest.write(site, [
      { kind: 'booked', party, departure },
      { kind: 'booked', party: { people: 1 }, departure },
    ]);
    expect(letter.subject).toBe('2 updates on your tours');
    const text = toOneLine(toText(letter));
    expect(text).toContain('- Somebody, 1 person: Central Park, Saturday, Nov 28, 10:30 AM');
    expect(text.match(/12 people in 5 parties/g)).toHaveLength(1);
    expect(LETTERS.digest.write(site, []).preheader).toBe(
      'Nobody booked, changed, or canceled anything.',
    );
  });

  it('in the evening lists tomorrow’s turnout, and tours with too few people', () => {
    const letter = LETTERS.evening.write(site, [departure, nightDeparture]);
    expect(letter.subject).toBe('Tomorrow: 2 tours, 13 people');
    const text = toOneLine(toText(letter));
    expect(text).toContain('10:30 AM, Central Park: 12 people in 5 parties, room for 20');
    expect(text).toContain('7:30 PM, Times Square by night: 1 person in 1 party');
    expect(text).toContain('It needs 3 people to take place.');
    expect(text).not.toContain('It needs 4');
    const withOneBookedTour = LETTERS.evening.write(site, [
      nightDeparture,
      { ...departure, people: 0, parties: 0 },
    ]);
    expect(withOneBookedTour.subject).toBe('Tomorrow: one tour, 1 person');
    expect(toText(withOneBookedTour)).toContain('10:30 AM, Central Park: nobody');
  });

  it('in the evening asks the guide to stay home only if tomorrow’s tours can no longer be booked', () => {
    const { bookableUntil, ...closedDeparture } = { ...departure, people: 0, parties: 0 };
    const textFor = (departures: Parameters<typeof LETTERS.evening.write>[1]) =>
      toOneLine(toText(LETTERS.evening.write(site, departures)));
    expect(LETTERS.evening.write(site, [closedDeparture]).subject).toBe(
      'Tomorrow: nobody booked, stay home',
    );
    expect(textFor([closedDeparture])).toContain(
      'Nobody has booked a tour for tomorrow. Enjoy the day off.',
    );
    expect(textFor([])).toContain('No tours are planned for tomorrow.');
    const earlierCutoff = newYorkInstant('2026-11-28', '07:00');
    const departures = [
      { ...closedDeparture, bookableUntil },
      { ...closedDeparture, bookableUntil: earlierCutoff },
      closedDeparture,
    ];
    expect(textFor(departures)).toContain('Visitors still can until Saturday, Nov 28, 8:30 AM');
  });

  it('about undelivered emails contains the visitors’ phone numbers', () => {
    const failure = { party, departure, serverReply: '550 No such mailbox' };
    expect(LETTERS['mail-fails'].write(site, [failure]).subject).toBe('One email didn’t arrive');
    const letter = LETTERS['mail-fails'].write(site, [
      failure,
      { ...failure, party: { people: 1 } },
    ]);
    expect(letter.subject).toBe('2 emails didn’t arrive');
    expect(attributeValues(toHtml(letter), 'href')).toContain('tel:+12125550100');
    expect(toText(letter)).toContain('The mail server’s reply: 550 No such mailbox');
  });
});

it('an announcement keeps the guide’s URLs and line breaks, and splits long words', () => {
  const url = `https://maps.example/${'x'.repeat(100)}`;
  const text = `Look here: ${url} and ${'wo'.repeat(60)}.\n\n- Gloves\n- Tea`;
  const lines = toText(LETTERS['from-guide'].write(site, { ...booking, notice: text }, now)).split(
    '\n',
  );
  expect(lines).toEqual(
    expect.arrayContaining([`> ${url}`, `> ${'wo'.repeat(37)}`, '>', '> - Gloves', '> - Tea']),
  );
});

it.each([
  ['reset a password', LETTERS['reset-password']],
  ['confirm an address', LETTERS['confirm-address']],
])(
  'a letter with a link to %s states when the link expires, and what to do if someone else requested it',
  (_, definition) => {
    const url = 'https://tours.example/once#secret';
    const letter = definition.write(site, { name: 'walker', url, until: now });
    const text = toOneLine(toText(letter));
    expect(text).toContain('The link works once, until Friday, Nov 20, 12:00 PM, New York time.');
    expect(text).toContain('If it wasn’t you, just ignore this email');
    expect(text).toContain(url);
  },
);

describe('the message that the guide sends instead of an undelivered letter', () => {
  const facts = {
    name: 'Ada',
    people: 2,
    place: 'Central Park',
    startsAt: newYorkInstant('2030-01-07', '10:00'),
    meetingPoint: 'Columbus Circle',
  };
  const WHEN = 'Central Park on Monday, Jan 7, 10:00 AM';
  const WHERE = 'We meet here: Columbus Circle.';

  it.each([
    [
      'cancelled' as const,
      { reason: 'A storm' },
      `Hi Ada, I’m sorry: I’ve had to cancel our walk, ${WHEN}. Please don’t come to the meeting point. The reason: A storm`,
    ],
    [
      'moved' as const,
      { reason: 'Snow', moveReason: 'A parade' },
      `Hi Ada, I’m sorry: I’ve had to move our walk. It’s now ${WHEN}. ${WHERE} Does that suit you? The reason: A parade`,
    ],
    [
      'changed-by-guide' as const,
      {},
      `Hi Ada, I’ve had to change something about our walk. It’s ${WHEN}. ${WHERE} Does that suit you?`,
    ],
    [
      'restored' as const,
      {},
      `Hi Ada, good news: our walk takes place after all, ${WHEN}. ${WHERE}`,
    ],
    [
      'offer' as const,
      { heldUntil: newYorkInstant('2030-01-06', '18:30') },
      `Hi Ada, there’s room for 2 people now: ${WHEN}. I’m holding it for you until Jan 6, 6:30 PM. Would you still like to come?`,
    ],
    [
      'from-guide' as const,
      { notice: 'Bring gloves.\nAnd a hat.' },
      `Hi Ada, about our walk, ${WHEN}:\nBring gloves.\nAnd a hat.`,
    ],
    [
      'booked' as const,
      {},
      `Hi Ada, my email about our walk didn’t reach you. You’re booked for 2 people: ${WHEN}. ${WHERE}`,
    ],
  ])('summarizes the letter %s', (kind, additionalFacts, message) => {
    expect(fallbackMessage(kind, { ...facts, ...additionalFacts })).toBe(message);
  });
});
