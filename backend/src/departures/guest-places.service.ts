import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import type { PlaceLimits } from '../owner/owner';
import { addDays } from '../tours/calendar';
import { OVER_AFTER_DAYS } from '../tours/expiry';
import type { DepartureKey } from './departure-id';
import type { GuestPlaces, NetworkPlaces } from './guest-places.schema';
import type { Claim } from './holds.service';
import { PartyLists, type GuestParty } from './party-lists';

/** Whoever asked for places has stored the booking by then, or never will. */
const UNDER_WAY_MS = 20_000;
/** Each attempt but the last one finds fewer places taken than the one before. */
const ATTEMPTS = 5;

/**
 * Keeps the guests of one network from booking up all departures. What they ask for is noted in the network's
 * one document, which all replicas see; what they give back is not. So whoever finds the document full looks
 * up what has become of the bookings, and strikes out the places that they no longer take.
 */
@Injectable()
export class GuestPlacesService {
  constructor(
    @InjectModel('NetworkPlaces') private readonly networks: Model<NetworkPlaces>,
    private readonly lists: PartyLists,
  ) {}

  /** Notes the places of a booking that is about to be written; false if the network would have too many. */
  async claim(
    { list, date }: DepartureKey,
    { booking, revision, people }: Claim,
    { network, ofNetwork }: PlaceLimits,
  ): Promise<boolean> {
    const wanted: GuestPlaces = {
      claim: new Types.ObjectId(),
      list,
      booking,
      ...(revision !== undefined && { revision }),
      people,
      at: new Date(),
      until: new Date(Date.parse(addDays(date, OVER_AFTER_DAYS))),
    };
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { places } = await this.add(network, wanted, ofNetwork);
      if (places.some(({ claim }) => claim.equals(wanted.claim))) return true;
      if (!(await this.strikeOut(network, places))) return false;
    }
    return false;
  }

  /** Adds places, in place of those the booking had before, unless that makes too many. */
  private add(network: string, wanted: GuestPlaces, most: number): Promise<NetworkPlaces> {
    const others = {
      $filter: {
        input: { $ifNull: ['$places', []] },
        cond: {
          $and: [{ $ne: ['$$this.booking', wanted.booking] }, { $gt: ['$$this.until', wanted.at] }],
        },
      },
    };
    const fits = { $lte: [{ $add: [{ $sum: '$$others.people' }, wanted.people] }, most] };
    return this.networks
      .findOneAndUpdate(
        { _id: network },
        [
          {
            $set: {
              places: {
                $let: {
                  vars: { others },
                  in: {
                    $cond: [
                      fits,
                      { $concatArrays: ['$$others', [wanted]] },
                      { $ifNull: ['$places', []] },
                    ],
                  },
                },
              },
              expiresAt: { $max: ['$expiresAt', wanted.until] },
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<NetworkPlaces>()
      .orFail();
  }

  /** Strikes out what is not taken any more, unless others are at it; false if that is nothing. */
  private async strikeOut(network: string, places: GuestPlaces[]): Promise<boolean> {
    const since = Date.now() - UNDER_WAY_MS;
    const parties = await this.partiesOf(places);
    const kept = places.flatMap((each) => {
      const party = parties.get(String(each.booking));
      const isWritten = party !== undefined && party.revision !== each.revision;
      if (!isWritten && each.at.getTime() > since) return [each];
      return party && party.people > 0 ? [{ ...each, people: party.people }] : [];
    });
    if (JSON.stringify(kept) === JSON.stringify(places)) return false;
    await this.networks.updateOne({ _id: network, places }, { $set: { places: kept } });
    return true;
  }

  private async partiesOf(places: GuestPlaces[]): Promise<Map<string, GuestParty>> {
    const lists = [...new Set(places.map(({ list }) => list))];
    const parties = await Promise.all(
      lists.map((list) => {
        const ids = places.filter((each) => each.list === list).map(({ booking }) => booking);
        return this.lists.get(list).guestParties(ids);
      }),
    );
    return new Map(parties.flat().map((party) => [String(party._id), party]));
  }
}
