import { Injectable } from '@nestjs/common';
import { nameOfGuide, toPublicGuide, type PublicGuide } from '../guides/guide-profile';
import { GuideProfilesService, type ListedGuide } from '../guides/guide-profiles.service';
import type { Departure } from './departure';
import { DeparturesService } from './departures.service';
import { GuideAvailabilityService } from './guide-availability';
import { departuresClash, includeAdjacentDays } from './guides';
import { findGuidesOnDuty, leaderOf, suggestGuides } from './leaders';
import type { GuideAssignment, GuideChoice, GuideName } from './leaders.dto';

/** {@link GuideAssignment} as a plain object type, because the linter doesn't allow spreading class instances. */
export type GuideAssignmentFields = Pick<GuideAssignment, keyof GuideAssignment>;

/** Finds the guides who lead departures, or could lead them. */
@Injectable()
export class LeadersService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly availability: GuideAvailabilityService,
    private readonly profiles: GuideProfilesService,
  ) {}

  /** Returns the guides to choose from; empty if there is only one. */
  async listGuides(): Promise<GuideName[]> {
    const guides = await this.profiles.list();
    return guides.length > 1 ? guides.map(toGuideName) : [];
  }

  /**
   * Returns the assigned or suggested guide of each departure between two dates, inclusive, by departure id. Empty if
   * the site has only one guide.
   */
  async findBetween(from: string, to: string): Promise<Map<string, GuideAssignmentFields>> {
    const guides = new Map((await this.listGuides()).map((guide) => [guide.id, guide]));
    if (guides.size === 0) return new Map();
    const [availability, departuresWithPartyOrGuide] = await Promise.all([
      this.availability.get(),
      this.departures.findWithPartyOrGuide(...includeAdjacentDays(from, to)),
    ]);
    const now = new Date();
    const upcomingWithParty = departuresWithPartyOrGuide.filter(
      ({ hasParty, departure }) => hasParty && departure.endsAt > now,
    );
    const departures = departuresWithPartyOrGuide.map(({ departure }) => departure);
    const suggestedIds = suggestGuides(
      upcomingWithParty.map(({ departure }) => departure),
      departures.filter(({ ledBy }) => ledBy !== undefined),
      availability,
    );
    const departuresInRange = departures.filter(({ date }) => date >= from && date <= to);
    return new Map(
      departuresInRange.map(({ id, ledBy = '' }) => {
        const leader = guides.get(ledBy);
        const suggestedGuide = guides.get(suggestedIds.get(id) ?? '');
        return [
          id,
          { ...(leader && { ledBy: leader }), ...(suggestedGuide && { suggestedGuide }) },
        ];
      }),
    );
  }

  /**
   * Returns all guides as choices for a departure. Free guides come first, and among them those with the fewest tours
   * that day.
   */
  async findChoices(departure: Departure): Promise<GuideChoice[]> {
    const { id, date } = departure;
    const [guides, availability, departuresWithPartyOrGuide] = await Promise.all([
      this.profiles.list(),
      this.availability.get(),
      this.departures.findWithPartyOrGuide(...includeAdjacentDays(date, date)),
    ]);
    const guidesOnDuty = findGuidesOnDuty(departure, availability);
    const others = departuresWithPartyOrGuide
      .map((each) => each.departure)
      .filter((each) => each.id !== id);
    const choices = guides.map((guide): GuideChoice => {
      const ledDepartures = others.filter(({ ledBy }) => ledBy === guide.id);
      const clashing = ledDepartures.find((other) => departuresClash(departure, other));
      return {
        ...toGuideName(guide),
        isOff: !guidesOnDuty.includes(guide.id),
        ...(clashing && { leads: clashing.place }),
        toursThatDay: ledDepartures.filter((other) => other.date === date).length,
      };
    });
    const isFree = ({ isOff, leads: clashingPlace }: GuideChoice) =>
      !isOff && clashingPlace === undefined;
    return choices.sort(
      (one, other) =>
        Number(isFree(other)) - Number(isFree(one)) || one.toursThatDay - other.toursThatDay,
    );
  }

  /**
   * Returns the public profiles of the departures' guides, by departure id. Omits departures without a guide, and
   * guides without a profile. If the site has only one guide, that guide leads all departures.
   */
  async findPublicProfiles(
    departures: readonly Pick<Departure, 'id' | 'ledBy'>[],
  ): Promise<Map<string, PublicGuide>> {
    const guides = await this.profiles.list();
    return new Map(
      departures.flatMap((departure) => {
        const leader = leaderOf(departure, guides);
        const profile = guides.find(({ id }) => id === leader)?.profile;
        return profile ? [[departure.id, toPublicGuide(profile)] as const] : [];
      }),
    );
  }
}

function toGuideName(guide: ListedGuide) {
  return { id: guide.id, name: nameOfGuide(guide) } satisfies GuideName;
}
