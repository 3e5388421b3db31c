import { contactLinks } from 'shared/contact-links';
import { toOneLine, shorten } from '../rendering/clean';
import {
  normalizeLetter,
  type Block,
  type Fact,
  type Letter,
  type LetterParts,
  type Site,
} from '../rendering/letter';
import { guideWords } from '../words/guide';
import { heading, note, paragraph, tourName } from './blocks';
import type { DepartureFacts, PartyFacts } from './facts';

export function guideLetter(site: Site, parts: LetterParts): Letter {
  return normalizeLetter({ site, ...parts, reasonForEmail: guideWords.guide.reasonForEmail });
}

/** Returns the letter that tests the mail server. */
export function testLetter(site: Site): Letter {
  const { test: words } = guideWords;
  return guideLetter(site, {
    subject: words.subject,
    preheader: words.text,
    title: words.title,
    blocks: [paragraph(words.text), note(words.spamHint)],
  });
}

export function departureRows(site: Site, departure: DepartureFacts): Fact[] {
  const { guide } = guideWords;
  const { date, hours } = site.words;
  const { startsAt, endsAt, meetingPoint } = departure;
  return [
    { label: guide.tour, value: tourName(site, departure) },
    { label: guide.date, value: date(startsAt) },
    { label: guide.time, value: hours(startsAt, endsAt) },
    { label: guide.meeting, value: meetingPoint },
    { label: guide.turnoutLabel, value: describeTurnout(departure) },
  ];
}

/** Returns a party's name, and links for contacting it. */
export function partyRows(party: PartyFacts): Fact[] {
  const { guide } = guideWords;
  return [
    { label: guide.who, value: describeParty(party) },
    ...contactLinks(party).map(({ way, label, value, href }) => ({
      label: way === 'phone' || way === 'email' ? guide[way] : label,
      value,
      href,
    })),
  ];
}

export function partyNote({ note: text = '' }: PartyFacts): Block[] {
  return toOneLine(text) === '' ? [] : [heading(guideWords.guide.note), { kind: 'quote', text }];
}

/** Returns a description such as "Ann Miller, 3 people". */
export function describeParty({ name, people }: PartyFacts): string {
  const shortName = shorten(name ?? '');
  return guideWords.news.party(shortName === '' ? guideWords.guide.somebody : shortName, people);
}

/** Returns a description such as "12 people in 5 parties, room for 20". */
export function describeTurnout({ people, parties, capacity }: DepartureFacts): string {
  return guideWords.guide.turnout(people, parties, capacity);
}
