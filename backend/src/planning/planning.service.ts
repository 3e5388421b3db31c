import { Injectable } from '@nestjs/common';
import { tourIdOf } from 'shared/departure-id';
import { addDays, newYorkDate } from 'shared/new-york';
import { DeparturesService } from '../departures/departures.service';
import { departuresClash } from '../departures/guides';
import { GuideAvailabilityService, type GuideAvailability } from '../departures/guide-availability';
import { canBeLed } from '../departures/leaders';
import type { GuideName } from '../departures/leaders.dto';
import { LeadersService } from '../departures/leaders.service';
import { SetupChoices } from '../setup/setup-choices.service';
import { ToursService } from '../tours/tours.service';
import { KeptDeparturesService } from './kept-departures.service';
import { toLedDepartureRecord } from './led-departure.dto';
import {
  toCalendarFields,
  type CalendarDeparture,
  type DepartureClash,
  type PlanningInput,
  type PlanningRecord,
} from './planning.dto';
import { findTrips } from './trips';

/** Reads and changes how many tours can be led at once, and lists the departures in the guide's calendar. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly availability: GuideAvailabilityService,
    private readonly departures: DeparturesService,
    private readonly leaders: LeadersService,
    private readonly tours: ToursService,
    private readonly keptDepartures: KeptDeparturesService,
    private readonly setupChoices: SetupChoices,
  ) {}

  async get(): Promise<PlanningRecord> {
    const [availability, guideNames] = await Promise.all([
      this.availability.get(),
      this.leaders.listGuides(),
    ]);
    const { toursAtOnce = null, guides } = availability;
    const countsGuides = toursAtOnce === 'guides';
    return {
      toursAtOnce: countsGuides ? guides.length : toursAtOnce,
      ...(countsGuides && { countsGuides }),
      clashes: await this.findClashes(availability, guideNames),
      ...(guideNames.length > 0 && { guides: guideNames }),
    };
  }

  /** Returns the departures on `days` dates, beginning with `from`, earliest first. */
  async listDepartures(from: string, days: number): Promise<CalendarDeparture[]> {
    // After 9999-12-31, addDays returns an empty string.
    const to = addDays(from, days - 1) || from;
    const tours = await this.tours.getAll();
    const [departures, assignments] = await Promise.all([
      this.departures.findWithVacancies({ tours, from, to }, { countAll: true }),
      this.leaders.findBetween(from, to),
    ]);
    const trips = findTrips(
      departures
        .filter(({ departure, people }) => people > 0 && departure.state !== 'cancelled')
        .map(({ departure }) => departure),
    );
    const hiddenTours = new Set(tours.filter(({ isHidden }) => isHidden).map(({ id }) => id));
    return departures.flatMap(({ departure, vacancies, people }) => {
      const doesNotRun = departure.state === 'closed' && !departure.closure;
      const isUntouched = people === 0 && departure.revision === 0;
      if (isUntouched && (doesNotRun || hiddenTours.has(tourIdOf(departure.id)))) return [];
      const { lengthMinutes } = departure;
      const tripMinutes = trips.get(departure.id);
      const fields = {
        ...toCalendarFields(departure),
        lengthMinutes,
        vacancies,
        people,
        ...(tripMinutes !== undefined && { tripMinutes }),
      };
      return [{ ...fields, ...assignments.get(departure.id) }];
    });
  }

  async change({ toursAtOnce, countsGuides }: PlanningInput): Promise<void> {
    await this.availability.setToursAtOnce(countsGuides ? 'guides' : (toursAtOnce ?? undefined));
    await this.setupChoices.add(['tours-at-once']);
  }

  private async findClashes(
    availability: GuideAvailability,
    guideNames: readonly GuideName[],
  ): Promise<DepartureClash[]> {
    const [bookedDepartures, isKept] = await Promise.all([
      this.departures.findWithParty(newYorkDate(new Date())),
      this.keptDepartures.load(),
    ]);
    const departures = bookedDepartures.map(({ departure }) => departure);
    return bookedDepartures.flatMap((each) => {
      const { departure } = each;
      const clashingDepartures = departures.filter(
        (other) => other.id !== departure.id && departuresClash(departure, other),
      );
      const withSameGuide = clashingDepartures.filter(
        ({ ledBy }) => ledBy !== undefined && ledBy === departure.ledBy,
      );
      const hasGuide = canBeLed(departure, clashingDepartures, availability);
      if (hasGuide && withSameGuide.length === 0) return [];
      const record = toLedDepartureRecord(each, isKept('clash', departure.id), guideNames);
      const clashesWith = (hasGuide ? withSameGuide : clashingDepartures).map(placeOf);
      return { ...record, clashesWith };
    });
  }
}

function placeOf({ place }: { place: string }): string {
  return place;
}
