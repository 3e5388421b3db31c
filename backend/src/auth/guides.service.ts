import { Injectable } from '@nestjs/common';
import { InjectConnection, InjectModel } from '@nestjs/mongoose';
import { Types, type Connection, type Model } from 'mongoose';
import { LISTS } from 'shared/tours';
import type { Booking } from '../bookings/booking';
import { BatchLoader } from '../database/batch-loader';
import { COLLECTIONS } from '../database/collections';
import { isObjectId } from '../database/object-id';
import { nameOfGuide } from '../guides/guide-profile';
import type { ActingGuide } from '../history/acting-guide';
import type { User } from './auth.schemas';
import type { Caller } from './caller';
import { roleOf } from './roles';

/** Checks whether callers are guides. Nothing is cached, so that revoking a role takes effect immediately. */
@Injectable()
export class GuidesService {
  private readonly guides = new BatchLoader((ids: string[]) => this.findGuides(ids));

  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  /** Returns the guide who makes a call; undefined if the caller isn't a guide. */
  async find({ kind, id }: Caller): Promise<ActingGuide | undefined> {
    return kind === 'user' ? this.guides.get(id) : undefined;
  }

  /** Whether this guide leads a departure. */
  async leads(guideId: string, departureId: string): Promise<boolean> {
    const departure = await this.connection
      .collection<{ _id: string; ledBy?: string }>('departures')
      .findOne({ _id: departureId, ledBy: guideId }, { projection: { _id: 1 } });
    return departure !== null;
  }

  /** Whether this guide leads a party's departure. */
  async leadsParty(guideId: string, listName: string, partyId: string): Promise<boolean> {
    const list = LISTS.find((each) => each === listName);
    if (!list || !isObjectId(partyId)) return false;
    const party = await this.connection
      .collection<Booking>(COLLECTIONS[list])
      .findOne({ _id: new Types.ObjectId(partyId) }, { projection: { departure: 1 } });
    return party !== null && this.leads(guideId, party.departure);
  }

  private async findGuides(ids: string[]): Promise<Map<string, ActingGuide>> {
    const guides = await this.users
      .find(
        { _id: { $in: ids }, $or: [{ guide: true }, { colleague: true }] },
        { username: 1, guide: 1, colleague: 1, profile: 1 },
      )
      .lean();
    return new Map(
      guides.flatMap((user): [string, ActingGuide][] => {
        const id = String(user._id);
        const role = roleOf(user);
        return role ? [[id, { id, role, name: nameOfGuide(user) }]] : [];
      }),
    );
  }
}
