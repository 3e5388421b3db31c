import { HttpStatus, Injectable, NotFoundException, type HttpException } from '@nestjs/common';
import { addDays } from 'shared/new-york';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { Ledger } from '../bookings/ledger';
import type { Refusal } from '../bookings/refusal';
import { DeparturesService } from '../departures/departures.service';
import type { GuideChoice } from '../departures/leaders.dto';
import { LeadersService } from '../departures/leaders.service';
import { fieldError, FieldsException, NOT_FOUND_REFUSAL } from '../http/problem';
import type { AssignedCount, LeaderInput } from './leaders.dto';

/** Assigns departures to the guides who lead them. */
@Injectable()
export class LeaderAssignmentService {
  constructor(
    private readonly ledger: Ledger,
    private readonly departures: DeparturesService,
    private readonly leaders: LeadersService,
  ) {}

  /** @throws NotFoundException if there is no such departure */
  async findChoices(id: string): Promise<GuideChoice[]> {
    const departure = await this.departures.get(id);
    if (!departure) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return this.leaders.findChoices(departure);
  }

  /**
   * Assigns a departure to a guide, or to no guide if `guide` is null.
   *
   * @throws NotFoundException if there is no such departure
   * @throws FieldsException 400 if there is no such guide; 409 if the guide is off or leads another tour at that
   *   time, unless `anyway` is set
   */
  async assign(departureId: string, { guide, anyway = false }: LeaderInput): Promise<void> {
    const { refusal } = await this.ledger.carryOut({
      kind: 'assignGuide',
      departure: departureId,
      ...(guide !== null && { guide }),
      anyway,
    });
    if (refusal) throw exceptionFor(refusal);
  }

  /**
   * Assigns the suggested guides to the departures on `days` dates, beginning with `from`. Skips guides who aren't free
   * anymore.
   */
  async assignSuggested(from: string, days: number): Promise<AssignedCount> {
    // After 9999-12-31, addDays returns an empty string.
    const to = addDays(from, days - 1) || from;
    const assignments = await this.leaders.findBetween(from, to);
    const outcomes = await Promise.all(
      [...assignments].flatMap(([departureId, { suggestedGuide }]) => {
        if (!suggestedGuide) return [];
        const guide = suggestedGuide.id;
        return this.ledger.carryOut({ kind: 'assignGuide', departure: departureId, guide });
      }),
    );
    return { assigned: outcomes.filter(({ refusal }) => !refusal).length };
  }
}

function exceptionFor(refusal: Refusal<RefusalCodeOf<'assignGuide'>>): HttpException {
  switch (refusal.code) {
    case 'not-found':
      return new NotFoundException(NOT_FOUND_REFUSAL);
    case 'no-such-guide':
      return new FieldsException([fieldError('guide', 'no-such-guide')]);
    case 'guide-off':
      return new FieldsException([fieldError('guide', 'guide-off')], HttpStatus.CONFLICT);
    case 'guide-leads-other': {
      const { place, startTime } = refusal.departure;
      const error = fieldError('guide', 'guide-leads-other', { place, startTime });
      return new FieldsException([error], HttpStatus.CONFLICT);
    }
  }
}
