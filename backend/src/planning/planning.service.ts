import { Injectable } from '@nestjs/common';
import { newYorkDate } from 'shared/new-york';
import { DeparturesService } from '../departures/departures.service';
import { clash, hasFreeGuide } from '../departures/guides';
import { GuideSettingsService } from '../departures/guide-settings';
import type { DepartureClash, PlanningInput, PlanningRecord } from './planning.dto';

/** Reads and changes how many tours can be led at once. */
@Injectable()
export class PlanningService {
  constructor(
    private readonly settings: GuideSettingsService,
    private readonly departures: DeparturesService,
  ) {}

  async get(): Promise<PlanningRecord> {
    const toursAtOnce = await this.settings.getToursAtOnce();
    if (toursAtOnce === undefined) return { toursAtOnce: null, clashes: [] };
    return { toursAtOnce, clashes: await this.findClashes(toursAtOnce) };
  }

  async change({ toursAtOnce }: PlanningInput): Promise<void> {
    await this.settings.setToursAtOnce(toursAtOnce ?? undefined);
  }

  private async findClashes(toursAtOnce: number): Promise<DepartureClash[]> {
    const led = await this.departures.findLed(newYorkDate(new Date()));
    const departures = led.map(({ departure }) => departure);
    return led.flatMap(({ departure, people }) => {
      const clashing = departures.filter(
        (other) => other.id !== departure.id && clash(departure, other),
      );
      if (hasFreeGuide(departure, clashing, toursAtOnce)) return [];
      const { id, list, place, date, startTime } = departure;
      return { id, list, place, date, startTime, people, clashesWith: clashing.map(placeOf) };
    });
  }
}

function placeOf({ place }: { place: string }): string {
  return place;
}
