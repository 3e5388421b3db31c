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
  return normalizeLetter({ site, ...parts, reasonForEmail: guideWords.shared.reasonForEmail });
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
  const { shared: sharedWords } = guideWords;
  const { date, hours } = site.words;
  const { startsAt, endsAt, meetingPoint } = departure;
  return [
    { label: sharedWords.tour, value: tourName(site, departure) },
    { label: sharedWords.date, value: date(startsAt) },
    { label: sharedWords.time, value: hours(startsAt, endsAt) },
    { label: sharedWords.meeting, value: meetingPoint },
    { label: sharedWords.turnoutLabel, value: describeTurnout(departure) },
  ];
}

/** Returns a party's name, and links for contacting it. */
export function partyRows(party: PartyFacts): Fact[] {
  const { shared: sharedWords } = guideWords;
  return [
    { label: sharedWords.who, value: describeParty(party) },
    ...contactLinks(party).map(({ way, label, value, href }) => ({
      label: way === 'phone' || way === 'email' ? sharedWords[way] : label,
      value,
      href,
    })),
  ];
}

export function partyNote({ note: text = '' }: PartyFacts): Block[] {
  return toOneLine(text) === '' ? [] : [heading(guideWords.shared.note), { kind: 'quote', text }];
}

/** Returns a description such as "Ann Miller, 3 people". */
export function describeParty({ name, people }: PartyFacts): string {
  const shortName = shorten(name ?? '');
  return guideWords.news.party(shortName === '' ? guideWords.shared.somebody : shortName, people);
}

/** Returns a description such as "12 people in 5 parties, room for 20". */
export function describeTurnout({ people, parties, capacity }: DepartureFacts): string {
  return guideWords.shared.turnout(people, parties, capacity);
}
