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
  fence(hold: Hold): Promise<void>;
}

/** Both lists. They enter themselves, so that departures need not know where bookings are kept. */
@Injectable()
export class PartyLists {
  private readonly lists = new Map<ListName, PartyList>();

  set(name: ListName, list: PartyList): void {
    this.lists.set(name, list);
  }

  get(name: ListName): PartyList {
    const list = this.lists.get(name);
    if (!list) throw new Error(`There is no list of ${name} tours.`);
    return list;
  }
}
