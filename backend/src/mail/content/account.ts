import { action, note, paragraph, tourName } from './blocks';
import { greetable, oneLine } from '../rendering/clean';
import type { BookingFacts } from './facts';
import { letterOf, type Block, type Letter, type Site } from '../rendering/letter';

/** What users are told of their accounts, and what has to be confirmed. */

/** A link that does something once. */
interface OnceLink {
  url: string;
  until: Date;
}

/** Whether the address is theirs. It says nothing that whoever gave it could have typed. */
export function confirmAddress(site: Site, { url, until }: OnceLink): Letter {
  const { confirmAddress: words, account } = site.words;
  return letterOf({
    site,
    subject: words.subject,
    preheader: words.text,
    title: words.title,
    blocks: [
      paragraph(words.text),
      action(words.action, url),
      paragraph(account.once(until)),
      paragraph(account.ignore),
    ],
    why: account.why,
  });
}

/** The same for a booking that keeps its places for a while until it is confirmed. */
export function confirmBooking(
  site: Site,
  { walk, people }: Pick<BookingFacts, 'walk' | 'people'>,
  { url, until }: OnceLink,
): Letter {
  const { confirmBooking: words, visitor, when, people: party } = site.words;
  const { starts } = walk;
  const tour = tourName(site, walk);
  return letterOf({
    site,
    subject: words.subject(tour, starts),
    preheader: words.text(until),
    title: words.title,
    blocks: [
      paragraph(words.text(until)),
      {
        kind: 'facts',
        rows: [
          { label: visitor.tour, value: tour },
          { label: visitor.date, value: when(starts) },
          { label: visitor.party, value: party(people) },
        ],
      },
      action(words.action, url),
      paragraph(words.ignore),
    ],
    why: visitor.why,
  });
}

/** The way back for who has forgotten the password, or for whoever says so. */
export function resetPassword(site: Site, username: string, { url, until }: OnceLink): Letter {
  const { resetPassword: words, account } = site.words;
  return toUser(site, username, {
    ...{ subject: words.subject, preheader: words.text, title: words.title },
    blocks: [
      paragraph(words.text),
      action(words.action, url),
      paragraph(account.once(until)),
      paragraph(words.ends),
      paragraph(account.ignore),
    ],
  });
}

/** To the account's new address. */
export function emailChangedHere(site: Site, username: string): Letter {
  const { emailChanged: words } = site.words;
  return toUser(site, username, {
    ...{ subject: words.subject, preheader: words.here, title: words.title },
    blocks: [paragraph(words.here), ...notYou(site)],
  });
}

/**
 * To the one that it had.
 *
 * @param email the new one; empty if the letter doesn't say it
 */
export function emailChangedAway(site: Site, username: string, email: string): Letter {
  const { emailChanged: words } = site.words;
  const text = email === '' ? words.elsewhere : words.away(oneLine(email));
  return toUser(site, username, {
    ...{ subject: words.subject, preheader: text, title: words.title },
    blocks: [paragraph(text), ...notYou(site)],
  });
}

export function accountDeleted(site: Site, username: string): Letter {
  const { accountDeleted: words } = site.words;
  return toUser(site, username, {
    ...{ subject: words.subject, preheader: words.text, title: words.title },
    blocks: [paragraph(words.text), paragraph(words.bye), note(words.calendar)],
  });
}

function toUser(
  site: Site,
  username: string,
  { blocks, ...said }: Pick<Letter, 'subject' | 'preheader' | 'title' | 'blocks'>,
): Letter {
  const { visitor, account } = site.words;
  const hello = paragraph(visitor.hello(greetable(username)));
  return letterOf({ site, ...said, blocks: [hello, ...blocks], why: account.why });
}

function notYou(site: Site): Block[] {
  return [paragraph(site.words.account.notYou(site))];
}
