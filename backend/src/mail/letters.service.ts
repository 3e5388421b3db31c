import { Inject, Injectable } from '@nestjs/common';
import { hashOfAddress } from '../bookings/contact';
import { exampleSettings } from 'shared/placeholders';
import { CONFIG, type Config } from '../config';
import { heldUntil } from '../departures/waitlist';
import { AccountLettersService } from './account-letters.service';
import { AddressesService, type Recipient } from './addresses.service';
import {
  BookingFactsService,
  isAsBefore,
  isOffered,
  knownBefore,
  type Known,
} from './booking-facts.service';
import { compose, type Addressed } from './rendering/compose';
import { GuideLettersService } from './guide-letters.service';
import { confirmBooking } from './content/account';
import { test } from './content/guide';
import { en } from './words/en';
import type { BookingFacts } from './content/facts';
import type { Letter, Site } from './rendering/letter';
import * as visitor from './content/visitor';
import type { Message } from './message';
import type { ReadyMail } from './transport';

/** A mail that isn't to be sent after all, and why. */
export type Withheld = string;

/** Writes the mail of a message, by what is true at this moment. */
@Injectable()
export class LettersService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly facts: BookingFactsService,
    private readonly addresses: AddressesService,
    private readonly guideLetters: GuideLettersService,
    private readonly accountLetters: AccountLettersService,
  ) {}

  async write(message: Message): Promise<ReadyMail | Withheld> {
    const written = await this.addressed(message);
    if (typeof written === 'string') return written;
    const [guide] = await this.addresses.guides();
    return this.mail(written, message._id, message.user === undefined ? guide : undefined);
  }

  private addressed(message: Message): Promise<Addressed | Withheld> {
    if (message.user !== undefined) return this.guideLetters.write(message, this.site());
    if (message.to) return this.accountLetters.write(message, this.site());
    return this.toVisitor(message);
  }

  /** A mail that shows that mail works. */
  test(to: Recipient, id: string): Promise<ReadyMail> {
    return this.mail({ to, letter: test(this.site()) }, id);
  }

  private mail({ to, letter }: Addressed, id: string, guide?: Recipient): Promise<ReadyMail> {
    const { email } = letter.site;
    const answers = email === undefined ? guide : { name: '', address: email };
    return compose(letter, {
      ...{ from: this.config.mailFrom, to, id },
      ...(answers && { replyTo: { name: answers.name, address: answers.address } }),
    });
  }

  private async toVisitor(message: Message): Promise<Addressed | Withheld> {
    const known = message.booking && (await this.facts.find(message.booking));
    if (!known) return 'The booking is gone.';
    const to = (await this.addresses.of([known.booking])).get(String(known.booking._id));
    if (!to) return 'There is no address.';
    const isCorrected =
      message.onlyFor !== undefined && message.onlyFor !== hashOfAddress(to.address);
    if (isCorrected) return 'The address was corrected.';
    const reason = overtaken(message, known);
    if (reason !== undefined) return reason;
    const facts = await this.facts.of(known, to.name);
    const until = heldUntil(known.booking, known.departure);
    if (until && message.kind === 'offer') {
      return { to, letter: visitor.offer(this.site(), { ...facts, until }) };
    }
    if (until && message.kind === 'confirm') {
      return { to, letter: confirmBooking(this.site(), facts, { url: facts.ticketUrl, until }) };
    }
    if (message.kind === 'cancelled') {
      const reason = reasonOf(known);
      const others = await this.facts.others(known.departure);
      return { to, letter: visitor.cancelledByGuide(this.site(), facts, reason, others) };
    }
    return { to, letter: letterFor(message, known, facts, this.site()) };
  }

  private site(): Site {
    const { siteUrl, site } = this.config;
    const examples = exampleSettings(site);
    return {
      words: en,
      origin: siteUrl,
      ...(!examples.includes('CONTACT_PHONE') && { phone: site.phone }),
      ...(!examples.includes('CONTACT_EMAIL') && { email: site.email }),
    };
  }
}

/** Why a letter isn't true anymore, where it isn't: whatever came after it has a letter of its own. */
function overtaken(message: Message, { booking, departure }: Known): Withheld | undefined {
  const { kind } = message;
  if (kind === 'update') return overtakenUpdate(message, { booking, departure });
  if (kind === 'from-guide') return overtakenNotice(message, { booking, departure });
  if (kind === 'waiting-over') return overtakenEnd({ booking, departure });
  const isCancelled = booking.status === 'cancelled' || departure.state === 'cancelled';
  const tellsOfCancelling = kind === 'cancelled' || kind === 'withdrawn';
  if (isCancelled && !tellsOfCancelling) return 'The booking was canceled meanwhile.';
  if (!isCancelled && tellsOfCancelling) return 'The booking is back meanwhile.';
  if (kind === 'waiting' && booking.status !== 'waiting') return 'The party doesn’t wait anymore.';
  const isHeld = isOffered({ booking, departure }, message.until);
  if (kind === 'confirm' && !isHeld) return 'The spots aren’t held anymore.';
  return kind === 'offer' && !isHeld ? 'The offer is over.' : undefined;
}

/** Nobody needs to know what was undone, and what the guide did has a letter of its own. */
function overtakenUpdate({ before }: Message, known: Known): Withheld | undefined {
  const { booking, departure } = known;
  if (departure.state === 'cancelled' || booking.cancelledBy === 'guide') {
    return 'The guide canceled it.';
  }
  if (booking.status === 'cancelled') return undefined;
  if (booking.status !== 'booked') return 'The booking is gone.';
  return before && isAsBefore(before, known) ? 'Nothing is different after all.' : undefined;
}

function overtakenEnd({ booking, departure: { state, movedTo } }: Known): Withheld | undefined {
  if (booking.status !== 'waiting') return 'The party doesn’t wait anymore.';
  const isOff = state === 'cancelled' || movedTo !== undefined;
  return isOff ? undefined : 'It takes place after all.';
}

function overtakenNotice(
  { createdAt }: Message,
  { booking, departure: { notice } }: Known,
): Withheld | undefined {
  if (booking.status !== 'booked') return 'The booking was canceled meanwhile.';
  if (!notice) return 'It was taken down meanwhile.';
  return createdAt < notice.at ? 'Something else was written meanwhile.' : undefined;
}

function letterFor(
  { kind, before }: Message,
  { booking, departure }: Known,
  facts: BookingFacts,
  site: Site,
): Letter {
  const was = before && knownBefore(before);
  switch (kind) {
    case 'changed':
      return visitor.changed(site, facts, was);
    case 'withdrawn':
      return visitor.cancelledByVisitor(site, facts, booking.restorableUntil);
    case 'update':
      if (booking.status === 'cancelled') {
        return visitor.cancelledByVisitor(site, facts, booking.restorableUntil);
      }
      return was ? visitor.changed(site, facts, was) : visitor.booked(site, facts);
    case 'moved':
      return visitor.moved(site, facts, was, booking.moved?.reason);
    case 'changed-by-guide':
      return visitor.changedByGuide(site, facts, was, departure.reason);
    case 'restored':
      return visitor.restored(site, facts);
    case 'from-guide':
      return visitor.fromGuide(site, facts, departure.notice?.text ?? '');
    case 'waiting':
      return visitor.waiting(site, facts, booking.turn?.isUnconfirmed);
    case 'offer-lapsed':
      return visitor.offerLapsed(site, facts);
    case 'waiting-over':
      return visitor.waitingOver(site, facts, departure.reason);
    case 'reminder':
      return visitor.reminder(site, facts);
    default:
      return visitor.booked(site, facts);
  }
}

/** Why the guide canceled it. */
function reasonOf({ booking, departure }: Known): string | undefined {
  return booking.status === 'cancelled' ? booking.reason : departure.reason;
}
