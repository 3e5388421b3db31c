import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { exampleSettings } from 'shared/settings';
import { localizedPath, type SiteLanguage } from 'shared/site-languages';
import type { User } from '../auth/auth.schemas';
import { createMailToken } from '../auth/mail-token';
import { languageOf } from '../bookings/booking';
import { hashEmail } from '../bookings/contact';
import { CONFIG, senderOf, type Config } from '../config';
import { ANY_CASE } from '../database/any-case';
import { SettingsService } from '../settings/settings.service';
import { without } from '../without';
import { AddressesService, type Recipient } from './addresses.service';
import { BookingFactsService } from './booking-facts.service';
import { testLetter } from './content/guide';
import { letterAboutSeveral } from './content/several';
import { GuideFactsService } from './guide-facts.service';
import { letterOfKind } from './letters';
import type {
  AccountLetter,
  BookingWithDeparture,
  MessageSubject,
  VisitorLetter,
  WithheldReason,
} from './letters/definition';
import type { Message } from './message';
import { compose } from './rendering/compose';
import type { Letter, Site } from './rendering/letter';
import type { ReadyMail } from './transport';
import { LETTER_WORDS } from './words';

/** A letter and its recipient. */
interface AddressedLetter {
  to: Recipient;
  letter: Letter;
}

/** A booking that a letter is about, and the address of its visitor. */
interface AddressedBooking {
  to: Recipient;
  current: BookingWithDeparture;
  subject: MessageSubject;
}

/** Writes letters. A message's letter is written from current data when the message is sent. */
@Injectable()
export class LettersService {
  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly addresses: AddressesService,
    private readonly bookingFacts: BookingFactsService,
    private readonly guideFacts: GuideFactsService,
    private readonly settings: SettingsService,
  ) {}

  /** Returns the email, or the reason why the message doesn't need to be sent anymore. */
  async write(message: Message): Promise<ReadyMail | WithheldReason> {
    const letter = letterOfKind(message.kind);
    const site = await this.loadSite(message.language);
    const guides = await this.addresses.findGuides();
    if (letter.to === 'guide') {
      const to = guides.find(({ user }) => user === message.user);
      if (!to) return 'This account no longer belongs to a guide.';
      const facts = await letter.load(message, this.guideFacts);
      if (typeof facts === 'string') return facts;
      return this.composeMail({ to, letter: letter.write(site, facts) }, message._id);
    }
    const addressed = await (letter.to === 'user'
      ? this.writeToUser(message, letter, site)
      : this.writeToVisitor(message, letter, site));
    return typeof addressed === 'string'
      ? addressed
      : this.composeMail(addressed, message._id, guides[0]);
  }

  /** Returns an email that tests the mail server. */
  async writeTest(to: Recipient, id: string): Promise<ReadyMail> {
    return this.composeMail({ to, letter: testLetter(await this.loadSite()) }, id);
  }

  /** @param language the language of the letter; the guide reads English */
  private async loadSite(language: SiteLanguage = 'en'): Promise<Site> {
    const settings = await this.settings.get();
    const examples = exampleSettings(settings);
    return {
      name: settings.siteName,
      words: LETTER_WORDS[language],
      origin: this.config.siteUrl,
      ...(!examples.includes('CONTACT_PHONE') && { phone: settings.contactPhone }),
      ...(!examples.includes('CONTACT_EMAIL') && { email: settings.contactEmail }),
      ...(settings.reviewUrl !== '' && { reviewUrl: settings.reviewUrl }),
    };
  }

  private async composeMail(
    { to, letter }: AddressedLetter,
    id: string,
    guide?: Recipient,
  ): Promise<ReadyMail> {
    const settings = await this.settings.get();
    const isExampleEmail = exampleSettings(settings).includes('CONTACT_EMAIL');
    const replyTo = isExampleEmail ? guide : { name: '', address: settings.contactEmail };
    return compose(letter, {
      from: senderOf(this.config, settings),
      to,
      id,
      ...(replyTo && { replyTo: { name: replyTo.name, address: replyTo.address } }),
    });
  }

  private async writeToVisitor(
    message: Message,
    letter: VisitorLetter,
    site: Site,
  ): Promise<AddressedLetter | WithheldReason> {
    const subjects = message.bookings?.map((each) => ({ ...without(message, 'before'), ...each }));
    const bookingsOrReasons = await Promise.all(
      (subjects ?? [message]).map((subject) => this.findBooking(subject, letter, site)),
    );
    const [firstBooking, ...otherBookings] = bookingsOrReasons.filter(
      (each) => typeof each !== 'string',
    );
    const [reason = 'There is no booking.'] = bookingsOrReasons.filter(
      (each) => typeof each === 'string',
    );
    if (!firstBooking) return reason;
    const { to } = firstBooking;
    const language = languageOf(firstBooking.current.booking);
    const siteInLanguage = { ...site, words: LETTER_WORDS[language] };
    const loadFacts = ({ current, to: { name }, subject }: AddressedBooking) =>
      this.bookingFacts.load(current, { name, language }, subject);
    const facts = await loadFacts(firstBooking);
    if (otherBookings.length === 0 || !letter.bulkTexts) {
      return { to, letter: letter.write(siteInLanguage, facts, new Date()) };
    }
    const otherFacts = await Promise.all(otherBookings.map(loadFacts));
    return {
      to,
      letter: letterAboutSeveral(siteInLanguage, [facts, ...otherFacts], letter.bulkTexts),
    };
  }

  /** Returns a message's booking, or the reason why the booking's visitor doesn't need the letter anymore. */
  private async findBooking(
    message: MessageSubject & Pick<Message, 'onlyFor'>,
    letter: VisitorLetter,
    site: Site,
  ): Promise<AddressedBooking | WithheldReason> {
    const current = message.booking && (await this.bookingFacts.find(message.booking));
    if (!current) return 'The booking was deleted.';
    const to = (await this.addresses.findVisitors([current.booking])).get(
      String(current.booking._id),
    );
    if (!to) return 'The visitor has no email address.';
    if (message.onlyFor !== undefined && message.onlyFor !== hashEmail(to.address)) {
      return 'The address was corrected.';
    }
    const reason = letter.whyOutdated(message, current, site);
    if (reason !== undefined) return reason;
    return { to, current, subject: message };
  }

  private async writeToUser(
    { to, text: newEmail, until, language = 'en' }: Message,
    letter: AccountLetter,
    site: Site,
  ): Promise<AddressedLetter | WithheldReason> {
    if (!to) return 'The address is no longer stored.';
    const emailChange = newEmail === undefined ? {} : { newEmail };
    if (!letter.link) {
      return {
        to,
        letter: letter.write(site, { name: to.name, url: '', until, ...emailChange }),
      };
    }
    const user = await this.users
      .findOne({ email: to.address })
      .collation(ANY_CASE)
      .lean<User>()
      .exec();
    if (!user) return 'No account has this address.';
    const reason = letter.whyOutdated?.(user);
    if (reason !== undefined) return reason;
    const { purpose, page } = letter.link;
    const token = createMailToken(purpose, user, until, this.config.jwtSecret);
    const url = `${this.config.siteUrl}${localizedPath(language, page)}#${token}`;
    // Leaves out the name if the address may belong to a stranger, because a username may contain an advertisement.
    const name = user.confirmedEmail === user.email ? user.username : '';
    return {
      to: { name, address: user.email },
      letter: letter.write(site, { name, url, until }),
    };
  }
}
