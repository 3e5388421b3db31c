import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { ListName } from '../tours/tour-options';
import type { Hold } from './departure.schema';

/** A booking as far as it takes places. */
export interface Party {
  _id: Types.ObjectId;
  people: number;
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
  /** How many people have booked each departure of some places; without those that have none. */
  takenBetween(places: string[], from: string, to: string): Promise<Taken[]>;
  /** Whatever was to be written under a hold is written now or never. Can be repeated. */
  fence(hold: Omit<Hold, 'at'>): Promise<void>;
}

/** What the guide noted of a party on the day. */
export interface Marks {
  /** How many have arrived. */
  arrived: number;
  /** The rest is not expected any more. */
  noShow: boolean;
  note: string;
}

/** A booking as far as the guide sees it on the day. */
export interface SheetParty extends Party, Marks {
  place: string;
  date: string;
  /** {@link Owner.key} of whoever booked, also where that one has deleted it since. */
  owner: string;
  createdAt: Date;
  /** Of a party that came without a booking: who it is; may be empty. */
  walkIn?: string;
  /** How often something was noted. */
  revision: number;
}

/** A list of bookings, as the guide has it on the day. */
export interface SheetList {
  /** Who has booked the departures of a date, first come first. */
  partiesOn(date: string): Promise<SheetParty[]>;
  party(id: string): Promise<SheetParty | null>;
  /** Notes something; null if somebody noted something else since that revision, or there is no such party. */
  mark(id: string, marks: Marks, revision: number): Promise<SheetParty | null>;
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

/** Both lists. They enter themselves, so that departures need not know where bookings are kept. */
@Injectable()
export class PartyLists {
  private readonly lists = new Map<ListName, PartyList>();
  private readonly sheets = new Map<ListName, SheetList>();

  set(name: ListName, list: PartyList, sheet: SheetList): void {
    this.lists.set(name, list);
    this.sheets.set(name, sheet);
  }

  sheet(name: ListName): SheetList {
    const sheet = this.sheets.get(name);
    if (!sheet) throw new Error(`There is no list of ${name} tours.`);
    return sheet;
  }

  get(name: ListName): PartyList {
    const list = this.lists.get(name);
    if (!list) throw new Error(`There is no list of ${name} tours.`);
    return list;
  }
}
