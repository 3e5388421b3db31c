import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { tourIdOf } from 'shared/departure-id';
import { languageOf, type Booking } from '../bookings/booking';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { offerExpiryOf } from '../departures/waitlist';
import { translateReference } from '../tours/translations/translate';
import { TranslationsService } from '../tours/translations/translations.service';
import { AddressesService } from './addresses.service';
import type { FallbackFacts } from './content/facts';
import type { DeliveryProblem, ProblemReason } from './delivery-problem.dto';
import { fallbackMessage, isCourtesy, isCritical, LETTERS, letterOfKind } from './letters';
import { MailServerService, type ServerState } from './mail-server.service';
import { bookingsOf, canBeSentAgain, isToVisitor, type Message } from './message';
import { MessagesService } from './messages.service';
import { LETTER_WORDS } from './words';

const DEFAULT_CONTENTS = 'what became of the booking';

/** A booking, and its party's name and email address. */
interface Party {
  booking: Pick<
    Booking,
    '_id' | 'departure' | 'people' | 'status' | 'reason' | 'moved' | 'turn' | 'language'
  >;
  name: string;
  email: string | undefined;
}

interface UndeliveredMessage {
  party: Party;
  message: Message;
  why: ProblemReason;
}

/** Finds visitors who may not have received an email, so that the guide can notify them in a different way. */
@Injectable()
export class DeliveryProblemsService {
  constructor(
    private readonly messages: MessagesService,
    private readonly server: MailServerService,
    private readonly addresses: AddressesService,
    private readonly departures: DeparturesService,
    private readonly translations: TranslationsService,
  ) {}

  /** Maps booking ids to the problem with the last letter about that booking, if there is one. */
  async findByParties(parties: Party[]): Promise<Map<string, DeliveryProblem>> {
    if (parties.length === 0) return new Map();
    const messages = await this.messages.findByBookings(parties.map(({ booking }) => booking._id));
    const lastMessages = new Map(
      messages
        .filter(isNeeded)
        .flatMap((each) => bookingsOf(each).map(({ id }) => [String(id), each] as const)),
    );
    if (lastMessages.size === 0) return new Map();
    const server = await this.server.read();
    const undeliveredMessages = parties.flatMap((party) => {
      const message = lastMessages.get(String(party.booking._id));
      const why = message && findProblemReason(message, party.email, server);
      return why ? [{ party, message, why }] : [];
    });
    const departures = await this.departures.getMany(
      undeliveredMessages.map(({ party }) => party.booking.departure),
    );
    const problems = await Promise.all(
      undeliveredMessages.map(async (each): Promise<[string, DeliveryProblem][]> => {
        const departure = departures.get(each.party.booking.departure);
        if (!departure) return [];
        const problem = {
          ...toProblem(each, departure),
          ...(await this.translate(each, departure)),
        };
        return [[String(each.party.booking._id), problem]];
      }),
    );
    return new Map(problems.flat());
  }

  /** Returns the short message in the party's language; an empty object if the party reads English. */
  private async translate({ party, message: { kind } }: UndeliveredMessage, departure: Departure) {
    const language = languageOf(party.booking);
    if (language === 'en') return {};
    const dictionary = (await this.translations.loadDictionaries(language))(tourIdOf(departure.id));
    const facts = translateReference(factsOf(party, departure), dictionary);
    return { language, messageInLanguage: fallbackMessage(kind, facts, LETTER_WORDS[language]) };
  }

  /** Whether the last letter to a booking's visitor wasn't sent because of a mail limit. */
  async isLimited(id: Types.ObjectId): Promise<boolean> {
    const lastMessage = (await this.messages.findByBookings([id])).findLast(isNeeded);
    return lastMessage?.status === 'limited' && lastMessage.until > new Date();
  }

  /** Returns a string that changes whenever the delivery problems at these departures change. */
  async fingerprintAt(departures: string[]): Promise<string> {
    const [{ failing }, messages] = await Promise.all([
      this.server.read(),
      this.messages.findUnsentAt(departures),
    ]);
    const states = messages.map(({ _id, status }) => `${_id} ${status}`);
    return [failing === null ? 'works' : 'fails', ...states.sort()].join();
  }

  /** Notifies guides that a letter to a visitor failed or may be lost, unless the letter asks for a confirmation. */
  async report({ _id, kind }: Message): Promise<void> {
    if (!isNeeded({ kind }) || letterOfKind(kind).isRecipientWaiting) return;
    const guides = await this.addresses.findGuides();
    for (const { user } of guides.filter(LETTERS['mail-fails'].isWanted)) {
      await this.messages.collectEvent('mail-fails', user, { mails: _id });
    }
  }
}

/** Whether the visitor would miss important information without the letter. */
function isNeeded({ kind }: Pick<Message, 'kind'>): boolean {
  return isToVisitor({ kind }) && !isCourtesy(kind);
}

/**
 * Returns why an email hasn't reached a visitor; undefined if it was delivered, is on its way, or isn't needed anymore.
 */
function findProblemReason(
  { kind, status, until }: Message,
  email: string | undefined,
  { mode, failing }: ServerState,
): ProblemReason | undefined {
  if (until <= new Date() || status === 'sent' || status === 'told') return undefined;
  if (status === 'failed' || status === 'unknown') return status;
  // Visitors can do without other letters, which are about their own changes or aren't important.
  if (!isCritical(kind)) return undefined;
  if (email === undefined) return 'no-address';
  if (status === 'withheld') return undefined;
  if (mode === 'none') return 'no-mail';
  if (status === 'limited') return 'limited';
  return status === 'retrying' || failing ? 'delayed' : undefined;
}

function toProblem(
  { party, message, why }: UndeliveredMessage,
  departure: Departure,
): DeliveryProblem {
  const { _id: mail, kind, answer } = message;
  const letter = letterOfKind(kind);
  const contents = letter.to === 'visitor' ? letter.contents : undefined;
  const facts = factsOf(party, departure);
  return {
    mail,
    kind,
    why,
    contents: contents ?? DEFAULT_CONTENTS,
    message: fallbackMessage(kind, facts),
    ...(answer !== undefined && why !== 'no-address' && { answer }),
    ...(kind === 'moved' && facts.moveReason !== undefined && { reason: facts.moveReason }),
    canBeSentAgain: canBeSentAgain(message),
  };
}

function factsOf({ booking, name }: Party, departure: Departure): FallbackFacts {
  const { place, startsAt, meetingPoint, notice } = departure;
  const reason = booking.status === 'cancelled' ? booking.reason : departure.reason;
  const heldUntil = booking.status === 'offered' && offerExpiryOf(booking, departure);
  return {
    name,
    people: booking.people,
    place,
    startsAt,
    meetingPoint,
    ...(reason !== undefined && { reason }),
    ...(booking.moved && { moveReason: booking.moved.reason }),
    ...(notice && { notice: notice.text }),
    ...(heldUntil && { heldUntil }),
  };
}
