import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ListName } from '../tours/tour-options';
import type { Hold } from './departure.schema';

/** A booking as far as it takes places. */
export interface Party {
  _id: Types.ObjectId;
  /** {@link Owner.key} of whoever booked. */
  owner: string;
  people: number;
}

/** How many places a booking takes for somebody without an account: none if it is deleted or cancelled. */
export interface GuestParty extends Pick<Party, '_id' | 'people'> {
  /** How often the booking was changed. */
  revision: number;
}

/** People at a place on a date. */
export interface Taken {
  place: string;
  date: string;
  people: number;
}

/** A list of bookings, as departures know it. */
export interface PartyList {
  /** Who has booked a departure: every booking that is stored all the while is among them. */
  partiesAt(place: string, date: string): Promise<Party[]>;
  /** How many parties have booked a departure; `most` if they are more. */
  partyCount(place: string, date: string, most: number): Promise<number>;
  /** What has become of some bookings of guests; those that are not stored are missing. */
  guestParties(ids: Types.ObjectId[]): Promise<GuestParty[]>;
  /** How many people have booked each departure of some places; without those that have none. */
  takenBetween(places: string[], from: string, to: string): Promise<Taken[]>;
  /** Whatever was to be written under a hold is written now or never. Can be repeated. */
  fence(hold: Pick<Hold, 'booking' | 'revision'>): Promise<void>;
}

/** What the guide noted of a party on the day. */
export interface Marks {
  /** How many have arrived. */
  arrived: number;
  /** The rest is not expected any more. */
  noShow: boolean;
  note: string;
}

/** A booking as far as the guide sees it on the day; `owner` also where that one has deleted it since. */
export interface SheetParty extends Party, Marks {
  place: string;
  date: string;
  createdAt: Date;
  /** Of a party that came without a booking: who it is; may be empty. */
  walkIn?: string;
  /** Of a booking that the guide cancelled: when, and why. */
  cancelledAt?: Date;
  cancelReason?: string;
  /** How often something was noted. */
  revision: number;
}

/** All who have booked a departure. */
export interface Total {
  parties: number;
  people: number;
}

/** A list of bookings, as the guide has it on the day. */
export interface SheetList {
  /** Who has booked a departure, first come first and the cancelled last: some at a time, and no more than are asked for. */
  partiesAt(place: string, date: string, most?: number): AsyncIterable<SheetParty[]>;
  /** How many have booked a departure. */
  totalAt(place: string, date: string): Promise<Total>;
  /** Another text whenever something has changed of who has booked a date's departures. */
  stateOn(date: string): Promise<string>;
  party(id: string): Promise<SheetParty | null>;
  /** Notes something; null if somebody noted something else since that revision, or there is no such party. */
  mark(id: string, marks: Marks, revision: number): Promise<SheetParty | null>;
  /**
   * Cancels a booking for a reason that its owner reads; null if something was noted of it since that
   * revision, or there is no such booking.
   */
  cancel(id: string, reason: string, revision: number): Promise<SheetParty | null>;
  /**
   * Takes back that a booking was cancelled; null if there is none such.
   *
   * @throws ConflictException if others have its places
   */
  uncancel(id: string): Promise<SheetParty | null>;
  /** Adds somebody who came without a booking; the one that is there already if this call came before. */
  walkIn(
    place: string,
    date: string,
    who: { name: string; people: number },
    requestKey?: string,
  ): Promise<SheetParty>;
  /** Takes back who was added so; false if there is no such party. */
  removeWalkIn(id: string): Promise<boolean>;
}

/** What the guide looks back on, and ahead to, of a departure. */
export interface Booked extends Taken {
  parties: number;
  /** How many people did not come, of those of whom it was noted whether they did. */
  noShow: number;
  /** How many people had booked of whom it was noted whether they came. */
  noted: number;
}

/** How many days before a tour some were booked. */
export interface Lead {
  days: number;
  bookings: number;
}

/** A list of bookings, as the guide has it beyond the day. All ranges have both their dates in them. */
export interface ReportList {
  /** The departures that somebody has booked. */
  bookedBetween(from: string, to: string): Promise<Omit<Taken, 'people'>[]>;
  /** What an owner has booked, also what is off the owner's list since its tour is over. */
  partiesOf(ownerKey: string): Promise<SheetParty[]>;
  counts(from: string, to: string): Promise<Booked[]>;
  leads(from: string, to: string): Promise<Lead[]>;
}

/** Why and when the guide moved a departure, for those who have booked it. */
export interface MoveNote {
  reason: string;
  at: Date;
}

/** The parties of a departure, with places held for them on another date. */
export interface HeldParties {
  /** Moves them, whatever has become of them since. */
  move(note: MoveNote): Promise<void>;
  /** Gives their new places back. */
  release(): Promise<void>;
}

/** A list of bookings, as the guide moves them from one date to another. */
export interface MovingList {
  /** @throws ConflictException if there is no room for all */
  hold(place: string, from: string, to: string): Promise<HeldParties>;
  /** Moves those for whom there is room, and what was deleted and may come back. */
  follow(place: string, from: string, to: string, note: MoveNote): Promise<void>;
}

/** One list, as those see it who need not know where bookings are kept. */
interface Views {
  parties: PartyList;
  sheet: SheetList;
  report: ReportList;
  moving: MovingList;
}

/** Both lists. They enter themselves. */
@Injectable()
export class PartyLists {
  private readonly lists = new Map<ListName, Views>();

  set(name: ListName, views: Views): void {
    this.lists.set(name, views);
  }

  get(name: ListName): PartyList {
    return this.of(name).parties;
  }

  sheet(name: ListName): SheetList {
    return this.of(name).sheet;
  }

  report(name: ListName): ReportList {
    return this.of(name).report;
  }

  moving(name: ListName): MovingList {
    return this.of(name).moving;
  }

  private of(name: ListName): Views {
    const views = this.lists.get(name);
    if (!views) throw new Error(`There is no list of ${name} tours.`);
    return views;
  }
}
