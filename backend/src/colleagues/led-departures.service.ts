import { Injectable } from '@nestjs/common';
import { newYorkDate } from 'shared/new-york';
import { Ledger, type ExtraWrites } from '../bookings/ledger';
import { DeparturesService } from '../departures/departures.service';

/** Later than the date of any departure. */
const LAST_DATE = '9999-12-31';

/** Takes guides off the departures that they would have led. */
@Injectable()
export class LedDeparturesService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Takes a guide off all departures that haven't started.
   *
   * @param extraWrites writes more documents in the same transaction
   */
  async unassign(guide: string, extraWrites?: ExtraWrites): Promise<void> {
    await this.ledger.carryOut(async () => {
      const today = newYorkDate(new Date());
      const departures = await this.departures.findIdsLedBy(guide, today, LAST_DATE);
      return { kind: 'unassignGuide', guide, departures: [...departures] };
    }, extraWrites);
  }
}
