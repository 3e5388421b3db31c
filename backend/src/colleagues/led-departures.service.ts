import { Injectable } from '@nestjs/common';
import { newYorkDate } from 'shared/new-york';
import { Ledger, type ExtraWrites } from '../bookings/ledger';
import { DeparturesService } from '../departures/departures.service';
import { GuideAvailabilityService } from '../departures/guide-availability';

/** Later than the date of any departure. */
const LAST_DATE = '9999-12-31';

/** Takes guides off the departures that they would have led. */
@Injectable()
export class LedDeparturesService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly ledger: Ledger,
    private readonly availability: GuideAvailabilityService,
  ) {}

  /**
   * Takes a guide off all departures that haven't started, and deletes the guide's time off.
   *
   * @param extraWrites writes more documents in the same transaction
   */
  async unassign(guide: string, extraWrites?: ExtraWrites): Promise<void> {
    await this.ledger.carryOut(async () => {
      const today = newYorkDate(new Date());
      const departures = await this.departures.findIdsLedBy(guide, today, LAST_DATE);
      return { kind: 'unassignGuide', guide, departures: [...departures] };
    }, extraWrites);
    await this.availability.deleteGuideTimeOff(guide);
  }
}
