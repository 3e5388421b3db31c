import { Injectable } from '@nestjs/common';
import { addDays, DAYS_AHEAD, newYorkDate, offsetDateTime } from '../tours/calendar';
import { availabilityOf } from './departure';
import { departureId } from './departure-id';
import type { DepartureRecord, DeparturesQuery } from './departures.dto';
import { DeparturesService, placesOf, type Listed } from './departures.service';

/** For how long an answer is good enough for the next who ask. */
export const FRESH_SECONDS = 2;

const MOST_ANSWERS = 100;

type Range = Required<Omit<DeparturesQuery, 'place'>> & Pick<DeparturesQuery, 'place'>;

/** What everybody may know of departures. All who ask within seconds get one answer. */
@Injectable()
export class PublicDeparturesService {
  private readonly answers = new Map<string, { at: number; records: Promise<DepartureRecord[]> }>();

  constructor(private readonly departures: DeparturesService) {}

  list({ list, place, from = '', to }: DeparturesQuery): Promise<DepartureRecord[]> {
    const today = newYorkDate(new Date());
    const last = addDays(today, DAYS_AHEAD);
    const range: Range = {
      list,
      ...(place !== undefined && { place }),
      from: from > today ? from : today,
      to: to !== undefined && to < last ? to : last,
    };
    const now = performance.now();
    const key = JSON.stringify(range);
    const answer = this.answers.get(key);
    if (answer && now - answer.at < FRESH_SECONDS * 1000) return answer.records;
    const records = this.read(range);
    // A failure is nobody else's answer.
    records.catch(() => this.answers.delete(key));
    this.answers.delete(key);
    this.answers.set(key, { at: now, records });
    const oldest = this.answers.keys().next().value;
    if (this.answers.size > MOST_ANSWERS && oldest !== undefined) this.answers.delete(oldest);
    return records;
  }

  private async read({ list, place, from, to }: Range): Promise<DepartureRecord[]> {
    const listed = await this.departures.between(list, placesOf(list, place), from, to);
    const now = new Date();
    return listed.map((each) => toDepartureRecord(each, now));
  }
}

/** A departure as everybody may see it. */
export function toDepartureRecord({ departure, vacancies }: Listed, now: Date) {
  const { place, date, starts, ends, closes, capacity, meetingPoint, state, movedTo, reason } =
    departure;
  return {
    id: departureId(departure),
    place,
    date,
    localDateTimeStart: offsetDateTime(starts),
    localDateTimeEnd: offsetDateTime(ends),
    utcCutoffAt: closes.toISOString(),
    status: availabilityOf(departure, vacancies, now),
    vacancies,
    capacity: capacity ?? null,
    meetingPoint,
    cancelled: state === 'cancelled',
    ...(movedTo !== undefined && { movedTo }),
    ...(reason !== undefined && { reason }),
    revision: departure.revision,
  } satisfies DepartureRecord;
}
