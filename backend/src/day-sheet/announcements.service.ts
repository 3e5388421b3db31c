import {
  ConflictException,
  Injectable,
  NotFoundException,
  type HttpException,
} from '@nestjs/common';
import { guideRefusal } from 'shared/guide-refusals';
import { ARRIVAL_MINUTES_BEFORE, ARRIVAL_MINUTES_AFTER } from 'shared/arrival';
import type { RefusalCodeOf } from '../bookings/commands/index';
import { Ledger } from '../bookings/ledger';
import type { Refusal } from '../bookings/refusal';
import { visibleArrivalOf } from '../departures/arrival';
import type { Departure } from '../departures/departure';
import { DeparturesService } from '../departures/departures.service';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import type { ArrivalResponse, ArrivalInput } from './arrival.dto';

/** Publishes the guide's announcements about a departure to its visitors. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly ledger: Ledger,
  ) {}

  /**
   * Tells visitors that the guide has arrived, or will be late. Safe to repeat.
   *
   * @throws NotFoundException if there is no such departure
   * @throws ConflictException if the departure is canceled, or the announcement was made too early or too late
   */
  async announceArrival(departureId: string, input: ArrivalInput): Promise<ArrivalResponse> {
    const { state, minutes, secondsAgo = 0 } = input;
    await this.getDeparture(departureId);
    const announcedAt = new Date(Date.now() - secondsAgo * 1000);
    const hasDelay = state === 'late' && minutes !== undefined;
    const arrival = { state, ...(hasDelay && { minutes }), at: announcedAt };
    const { refusal } = await this.ledger.carryOut({
      kind: 'announceArrival',
      departure: departureId,
      arrival,
    });
    if (refusal) throw exceptionFor(refusal);
    const visibleArrival = visibleArrivalOf(await this.getDeparture(departureId), new Date());
    return visibleArrival ? { arrival: visibleArrival } : {};
  }

  /**
   * Sets or deletes the announcement to everyone who has booked a departure or books it later. Safe to repeat.
   *
   * @param text undefined to delete the announcement
   * @throws NotFoundException if there is no such departure
   */
  async setAnnouncement(departureId: string, text: string | undefined): Promise<void> {
    await this.getDeparture(departureId);
    const { refusal } = await this.ledger.carryOut({
      kind: 'announce',
      departure: departureId,
      ...(text !== undefined && { text }),
    });
    if (refusal) throw exceptionFor(refusal);
  }

  private async getDeparture(id: string): Promise<Departure> {
    const departure = await this.departures.get(id);
    if (!departure) throw new NotFoundException(NOT_FOUND_REFUSAL);
    return departure;
  }
}

function exceptionFor(
  refusal: Refusal<RefusalCodeOf<'announceArrival' | 'announce'>>,
): HttpException {
  switch (refusal.code) {
    case 'cancelled':
      return new ConflictException(guideRefusal('departure-canceled'));
    case 'not-now':
      return new ConflictException(
        guideRefusal('arrival-not-now', {
          before: ARRIVAL_MINUTES_BEFORE,
          after: ARRIVAL_MINUTES_AFTER,
        }),
      );
    case 'not-found':
      return new NotFoundException(NOT_FOUND_REFUSAL);
  }
}
