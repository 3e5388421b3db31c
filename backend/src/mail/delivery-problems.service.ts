import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { MailServerService, type ServerState } from './mail-server.service';
import { canBeSentAgain, TO_BE_TOLD, type Message } from './message';
import { MessagesService } from './messages.service';
import type { ProblemReason, DeliveryProblem } from './delivery-problem.dto';

/** A booking, and the address of whoever is behind it. */
interface Addressee {
  /** The booking's id. */
  id: string;
  /** Missing where there is none. */
  email?: string;
}

/** Whom mail didn't reach, so that the guide can tell them otherwise. */
@Injectable()
export class DeliveryProblemsService {
  constructor(
    private readonly messages: MessagesService,
    private readonly server: MailServerService,
  ) {}

  /** What the visitors of some bookings don't know, by the booking: the last that there was to tell them. */
  async of(bookings: Addressee[]): Promise<Map<string, DeliveryProblem>> {
    if (bookings.length === 0) return new Map();
    const all = await this.messages.about(bookings.map(({ id }) => new Types.ObjectId(id)));
    const last = new Map(
      all.filter(({ user }) => user === undefined).map((each) => [String(each.booking?.id), each]),
    );
    if (last.size === 0) return new Map();
    const server = await this.server.read();
    return new Map(
      bookings.flatMap(({ id, email }): [string, DeliveryProblem][] => {
        const message = last.get(id);
        const why = message && reasonOf(message, email, server);
        return why ? [[id, toRecord(message, why)]] : [];
      }),
    );
  }

  /** Whether the last letter to a booking's visitor wasn't mailed, since there had been too many. */
  async isLimited(id: Types.ObjectId): Promise<boolean> {
    const last = (await this.messages.about([id])).findLast(({ user }) => user === undefined);
    return last?.status === 'limited' && last.until > new Date();
  }

  /** Another text whenever somebody at some departures may have been told, or not. */
  async stateAt(departures: string[]): Promise<string> {
    const [{ failing }, messages] = await Promise.all([
      this.server.read(),
      this.messages.openAt(departures),
    ]);
    const states = messages.map(({ _id, status }) => `${_id} ${status}`);
    return [failing === null ? 'works' : 'fails', ...states.sort()].join();
  }
}

/** Why a visitor doesn't know; undefined if they do, it doesn't matter, or the mail is on its way. */
function reasonOf(
  { kind, status, until }: Message,
  email: string | undefined,
  { mode, failing }: ServerState,
): ProblemReason | undefined {
  if (until <= new Date() || status === 'sent' || status === 'told') return undefined;
  if (status === 'failed' || status === 'unknown') return status;
  // The rest they have done themselves, or can do without.
  if (!TO_BE_TOLD.includes(kind)) return undefined;
  if (email === undefined) return 'no-address';
  if (status === 'withheld') return undefined;
  if (mode === 'none') return 'no-mail';
  if (status === 'limited') return 'limited';
  return status === 'retrying' || failing ? 'delayed' : undefined;
}

function toRecord(message: Message, why: ProblemReason): DeliveryProblem {
  const { _id: mail, kind, answer } = message;
  const isAnswer = answer !== undefined && why !== 'no-address';
  return {
    ...{ mail, kind, why },
    ...(isAnswer && { answer }),
    canBeSentAgain: canBeSentAgain(message),
  };
}
