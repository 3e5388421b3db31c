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

/** What the guide looks back on, and ahead to, of a departure. */
export interface Booked extends Taken {
  parties: number;
  /** How many people did not come, of those of whom it was noted whether they did. */
  noShow: number;
  /** How many people had booked of whom it was noted whether they came. */
  marked: number;
}

/** How many days before a tour some were booked. */
export interface Lead {
  days: number;
  bookings: number;
}

/** What is counted of a range of dates. */
export interface Counts {
  departures: Booked[];
  leads: Lead[];
}

/** A list of bookings, as the guide has it beyond the day. All ranges have both their dates in them. */
export interface ReportList {
  /** Who has booked, by date and then by place. */
  partiesBetween(from: string, to: string): Promise<SheetParty[]>;
  /** What an owner has booked, also what is off the owner's list since its tour is over. */
  partiesOf(ownerKey: string): Promise<SheetParty[]>;
  counts(from: string, to: string): Promise<Counts>;
}

/** Both lists. They enter themselves, so that departures need not know where bookings are kept. */
@Injectable()
export class PartyLists {
  private readonly lists = new Map<ListName, PartyList>();
  private readonly sheets = new Map<ListName, SheetList>();
  private readonly reports = new Map<ListName, ReportList>();

  set(name: ListName, list: PartyList, sheet: SheetList, report: ReportList): void {
    this.lists.set(name, list);
    this.sheets.set(name, sheet);
    this.reports.set(name, report);
  }

  report(name: ListName): ReportList {
    const report = this.reports.get(name);
    if (!report) throw new Error(`There is no list of ${name} tours.`);
    return report;
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
