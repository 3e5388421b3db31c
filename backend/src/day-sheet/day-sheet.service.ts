import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { addDays } from 'shared/new-york';
import { tourId, type Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { CONFIG, type Config } from '../config';
import { BookingQueries, type Total } from '../bookings/queries';
import { ReportsService } from '../bookings/reports.service';
import { arrivalOf } from '../departures/arrival';
import { DeparturesService, type DepartureWithVacancies } from '../departures/departures.service';
import { toDepartureRecord } from '../departures/public-departures.service';
import { toNoticeRecord } from '../departures/notice.dto';
import { DeliveryProblemsService } from '../mail/delivery-problems.service';
import { ToursService } from '../tours/tours.service';
import type { DayLoad, PartyRecord, SheetDeparture } from './day-sheet.dto';
import { SheetWaitlistService } from './sheet-waitlist.service';
import { PartyRecordsService } from './party-records.service';

/** So many parties of a departure are in memory at once. */
const MOST_LISTED = 1000;

/** The guide's day: who comes to which departure, who has come, and who has not. */
@Injectable()
export class DaySheetService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly parties: BookingQueries,
    private readonly reports: ReportsService,
    private readonly records: PartyRecordsService,
    private readonly tours: ToursService,
    private readonly lines: SheetWaitlistService,
    private readonly problems: DeliveryProblemsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** A date's day sheet as JSON, a departure at a time: no more of it is in memory at once. */
  async sheet(date: string): Promise<AsyncIterable<string>> {
    const tours = await this.tours.all();
    const listed = await this.departuresOn(tours, date);
    return this.jsonOf(
      date,
      new Map(tours.map((tour) => [tour.id, tour])),
      listed.sort(
        ({ departure: one }, { departure: other }) =>
          one.starts.getTime() - other.starts.getTime() || one.place.localeCompare(other.place),
      ),
    );
  }

  /** Changes whenever the date's sheet does, save for the names and emails of who has booked. */
  async fingerprint(date: string): Promise<string> {
    const listed = await this.departuresOn(await this.tours.all(), date);
    const ids = listed.map(({ departure }) => departure.id);
    const states = await Promise.all([this.parties.stateAt(ids), this.problems.stateAt(ids)]);
    const now = new Date();
    const departures = listed.map((each) => [
      toDepartureRecord(each, now),
      arrivalOf(each.departure, now),
      each.departure.notice,
    ]);
    return createHash('sha256')
      .update(JSON.stringify([departures, states]))
      .digest('base64url');
  }

  /** How much there is to do on each date of some days. */
  async loads(from: string, days: number): Promise<DayLoad[]> {
    const dates = Array.from({ length: days }, (_, ahead) => addDays(from, ahead)).filter(Boolean);
    const to = dates.at(-1) ?? from;
    const coming = (
      await Promise.all(LISTS.map((list) => this.comingBetween(list, from, to)))
    ).flat();
    return dates.map((date) => {
      const booked = coming.filter((each) => each.date === date);
      const people = booked.reduce((sum, each) => sum + each.people, 0);
      return { date, departures: booked.length, people };
    });
  }

  /** How many come to each departure that takes place. */
  private async comingBetween(list: ListName, from: string, to: string) {
    const [counts, cancelled] = await Promise.all([
      this.reports.counts(list, from, to),
      this.departures.cancelledBetween(from, to),
    ]);
    return counts.filter(({ id }) => !cancelled.has(id));
  }

  private departuresOn(tours: Tour[], date: string): Promise<DepartureWithVacancies[]> {
    return this.departures.withVacanciesBetween({ tours, from: date, to: date });
  }

  private async *jsonOf(
    date: string,
    tours: ReadonlyMap<string, Tour>,
    listed: DepartureWithVacancies[],
  ): AsyncGenerator<string> {
    yield `{"date":${JSON.stringify(date)},"departures":[`;
    let comma = '';
    for (const each of listed) {
      const tour = tours.get(tourId(each.departure));
      const departure = await this.sheetDeparture(each, tour);
      const { parties, waiting, revision } = departure;
      const isClosed = departure.state === 'closed' || tour?.isHidden;
      // Where nobody comes and nobody can, there is nothing to do; what the guide closed can be opened.
      if (isClosed && parties.length + waiting.length === 0 && revision === 0) continue;
      yield comma + JSON.stringify(departure);
      comma = ',';
    }
    yield ']}';
  }

  private async sheetDeparture(
    listed: DepartureWithVacancies,
    tour?: Tour,
  ): Promise<SheetDeparture> {
    const { id, list, state, startTime, lengthMinutes, notice } = listed.departure;
    const { cutoffMinutes, changeCutoffMinutes } = listed.departure;
    const most = Math.min(this.config.maxParties, MOST_LISTED);
    const parties: PartyRecord[] = [];
    for await (const some of this.parties.at(id, most)) {
      parties.push(...(await this.records.of(some)));
    }
    const now = new Date();
    const arrival = arrivalOf(listed.departure, now);
    const isAll = parties.length < most;
    const total = isAll ? totalOf(parties) : await this.parties.totalAt(id);
    return {
      ...toDepartureRecord(listed, now),
      list,
      state,
      startTime,
      lengthMinutes,
      cutoffMinutes,
      changeCutoffMinutes,
      ...(tour?.minPeople !== undefined && { minPeople: tour.minPeople }),
      taken: total.people,
      ...(notice && { notice: toNoticeRecord(notice) }),
      parties,
      waiting: await this.lines.at(listed.departure),
      // Somebody may have cancelled meanwhile.
      moreParties: Math.max(0, total.parties - parties.length),
      ...(arrival && { arrival }),
    };
  }
}

function totalOf(parties: PartyRecord[]): Total {
  return {
    parties: parties.length,
    people: parties.reduce((sum, { people, cancelled }) => sum + (cancelled ? 0 : people), 0),
  };
}
