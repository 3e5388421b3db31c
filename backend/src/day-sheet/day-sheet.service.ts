import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { addDays } from 'shared/new-york';
import { otherServices } from 'shared/payment-methods';
import { sheetRevision } from 'shared/sheet-revision';
import { tourId, type Tour } from 'shared/tour-settings';
import { LISTS } from 'shared/tours';
import { CONFIG, type Config } from '../config';
import { toPaymentRecord } from '../bookings/payment.dto';
import { PaymentQueries } from '../bookings/payment-queries';
import { BookingQueries, type DaySheetTotal } from '../bookings/queries';
import { ReportsService } from '../bookings/reports.service';
import { visibleArrivalOf } from '../departures/arrival';
import { DeparturesService, type DepartureWithVacancies } from '../departures/departures.service';
import { LeadersService, type GuideAssignmentFields } from '../departures/leaders.service';
import { toClosureFields } from '../departures/departures.dto';
import { toDepartureRecord } from '../departures/public-departures.service';
import { toNoticeRecord } from '../departures/notice.dto';
import { DeliveryProblemsService } from '../mail/delivery-problems.service';
import { PaymentMethodsService } from '../payments/payment-methods.service';
import { ToursService } from '../tours/tours.service';
import type { DayLoad, PartyRecord, SheetDeparture } from './day-sheet.dto';
import { SheetWaitlistService } from './sheet-waitlist.service';
import { PartyRecordsService } from './party-records.service';

/** Limits the memory that a departure's parties need. */
const MAX_PARTIES_IN_MEMORY = 1000;

/** The details that all departures on a sheet share. */
interface SharedDetails {
  includesWaitlists: boolean;
  /** The names of the guide's payment methods of the kind OTHER. */
  paymentServices: string[];
}

/** Reads the guide's day sheet: a date's departures, their parties, and attendance. */
@Injectable()
export class DaySheetService {
  constructor(
    private readonly departures: DeparturesService,
    private readonly leaders: LeadersService,
    private readonly parties: BookingQueries,
    private readonly payments: PaymentQueries,
    private readonly reports: ReportsService,
    private readonly partyRecords: PartyRecordsService,
    private readonly tours: ToursService,
    private readonly waitlists: SheetWaitlistService,
    private readonly deliveryProblems: DeliveryProblemsService,
    private readonly paymentMethods: PaymentMethodsService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /**
   * Returns a date's sheet as JSON. Streams one departure at a time, to limit memory.
   *
   * @param colleague the id of a colleague. Only the departures that the colleague leads are returned, without waitlists.
   *   If missing, all departures are returned.
   */
  async loadSheet(date: string, colleague?: string): Promise<AsyncIterable<string>> {
    const tours = await this.tours.getAll();
    const [entries, assignments, guides, paymentServices] = await Promise.all([
      this.findDepartures(tours, date, colleague),
      this.leaders.findBetween(date, date),
      this.leaders.listGuides(),
      this.loadPaymentServices(),
    ]);
    const canChooseGuide = guides.length > 0 && colleague === undefined;
    const guideFieldsOf = (id: string) => ({
      ...assignments.get(id),
      ...(canChooseGuide && { canChooseGuide }),
    });
    return this.streamJson(
      { date, includesWaitlists: colleague === undefined, paymentServices },
      new Map(tours.map((tour) => [tour.id, tour])),
      entries.sort(
        ({ departure: a }, { departure: b }) =>
          a.startsAt.getTime() - b.startsAt.getTime() || a.place.localeCompare(b.place),
      ),
      guideFieldsOf,
    );
  }

  /**
   * Returns a string that changes whenever the date's sheet changes, except for accounts' names and addresses. The
   * string consists of a hash and a number. The number changes with attendance, payments, and arrivals, and the hash
   * with everything else. A phone computes the number from its own copy of the sheet, so that it doesn't reload the
   * sheet after its own taps.
   *
   * @param colleague the id of a colleague, to include only the departures that the colleague leads
   */
  async computeFingerprint(date: string, colleague?: string): Promise<string> {
    const tours = await this.tours.getAll();
    const entries = await this.findDepartures(tours, date, colleague);
    const ids = entries.map(({ departure }) => departure.id);
    const [{ state, revisions }, tips, problems, paymentServices] = await Promise.all([
      this.parties.fingerprintAt(ids),
      this.payments.countTips(ids),
      this.deliveryProblems.fingerprintAt(ids),
      this.loadPaymentServices(),
    ]);
    const now = new Date();
    const toursById = new Map(tours.map((tour) => [tour.id, tour]));
    const departures = entries.map((entry) => {
      const { notice, ledBy } = entry.departure;
      const { minPeople, price } = toursById.get(tourId(entry.departure)) ?? {};
      return [toDepartureRecord(entry, now), notice, ledBy, minPeople, price];
    });
    const arrivals = entries.map(({ departure }) => visibleArrivalOf(departure, now));
    const hash = createHash('sha256')
      .update(JSON.stringify([departures, state, problems, paymentServices]))
      .digest('base64url');
    return `${hash} ${String(sheetRevision(revisions + tips, arrivals))}`;
  }

  /**
   * Returns the number of booked departures and people on each of `days` dates, beginning with `from`.
   *
   * @param colleague the id of a colleague, to count only the departures that the colleague leads
   */
  async countByDate(from: string, days: number, colleague?: string): Promise<DayLoad[]> {
    // addDays returns an empty string after the year 9999.
    const dates = Array.from({ length: days }, (_, index) => addDays(from, index)).filter(Boolean);
    const lastDate = dates.at(-1) ?? from;
    const [canceledIds, ledIds, ...countsByList] = await Promise.all([
      this.departures.findCanceledIds(from, lastDate),
      colleague === undefined ? undefined : this.departures.findIdsLedBy(colleague, from, lastDate),
      ...LISTS.map((list) => this.reports.countByDeparture(list, from, lastDate)),
    ]);
    const counts = countsByList
      .flat()
      .filter(({ id }) => !canceledIds.has(id) && (!ledIds || ledIds.has(id)));
    return dates.map((date) => {
      const countsOnDate = counts.filter((each) => each.date === date);
      const people = countsOnDate.reduce((sum, each) => sum + each.people, 0);
      return { date, departures: countsOnDate.length, people };
    });
  }

  private async findDepartures(
    tours: Tour[],
    date: string,
    colleague?: string,
  ): Promise<DepartureWithVacancies[]> {
    const entries = await this.departures.findWithVacancies({ tours, from: date, to: date });
    if (colleague === undefined) return entries;
    return entries.filter(({ departure }) => departure.ledBy === colleague);
  }

  /**
   * Returns the names of the guide's payment methods of the kind OTHER. Isn't cached, so that replicas agree on a
   * sheet.
   */
  private async loadPaymentServices(): Promise<string[]> {
    return otherServices(await this.paymentMethods.load());
  }

  private async *streamJson(
    { date, ...shared }: { date: string } & SharedDetails,
    tours: ReadonlyMap<string, Tour>,
    entries: DepartureWithVacancies[],
    guideFieldsOf: (id: string) => GuideAssignmentFields,
  ): AsyncGenerator<string> {
    yield `{"date":${JSON.stringify(date)},"departures":[`;
    let comma = '';
    for (const entry of entries) {
      const tour = tours.get(tourId(entry.departure));
      const departure = await this.buildSheetDeparture(
        entry,
        shared,
        tour,
        guideFieldsOf(entry.departure.id),
      );
      const { parties, waiting, revision } = departure;
      const isClosedOrHidden =
        (departure.state === 'closed' && !departure.closedBecause) || tour?.isHidden;
      // Skips these departures if they have no parties, unless the guide has changed them and may want to reopen them.
      if (isClosedOrHidden && parties.length + waiting.length === 0 && revision === 0) continue;
      yield comma + JSON.stringify(departure);
      comma = ',';
    }
    yield ']}';
  }

  private async buildSheetDeparture(
    entry: DepartureWithVacancies,
    { includesWaitlists, paymentServices }: SharedDetails,
    tour: Tour | undefined,
    guideFields: GuideAssignmentFields,
  ): Promise<SheetDeparture> {
    const { id, list, state, startTime, lengthMinutes, notice } = entry.departure;
    const { cutoffMinutes, changeCutoffMinutes, closure } = entry.departure;
    const maxParties = Math.min(this.config.maxParties, MAX_PARTIES_IN_MEMORY);
    const parties: PartyRecord[] = [];
    for await (const chunk of this.parties.partiesAt(id, maxParties)) {
      parties.push(...(await this.partyRecords.buildRecords(chunk, state)));
    }
    const tips = await this.payments.findTips(id);
    const now = new Date();
    const arrival = visibleArrivalOf(entry.departure, now);
    const hasAllParties = parties.length < maxParties;
    const total = hasAllParties ? totalOf(parties) : await this.parties.totalAt(id);
    return {
      ...toDepartureRecord(entry, now),
      list,
      state,
      startTime,
      lengthMinutes,
      cutoffMinutes,
      changeCutoffMinutes,
      ...(tour?.minPeople !== undefined && { minPeople: tour.minPeople }),
      ...toClosureFields(closure),
      ...guideFields,
      taken: total.people,
      ...(notice && { notice: toNoticeRecord(notice) }),
      parties,
      waiting: includesWaitlists ? await this.waitlists.findAt(entry.departure) : [],
      // Parties may cancel between the two queries.
      moreParties: Math.max(0, total.parties - parties.length),
      ...(arrival && { arrival }),
      ...(tour?.price && { price: tour.price }),
      ...(paymentServices.length > 0 && { paymentServices }),
      ...(tips.length > 0 && { tips: tips.map(toPaymentRecord) }),
    };
  }
}

function totalOf(parties: PartyRecord[]): DaySheetTotal {
  return {
    parties: parties.length,
    people: parties.reduce((sum, { people, cancelled }) => sum + (cancelled ? 0 : people), 0),
  };
}
