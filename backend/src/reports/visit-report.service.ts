import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { tourIdAt, TOURS_PATH } from 'shared/tour-page';
import type { Tour } from 'shared/tour-settings';
import { VISIT_STEPS, type VisitStep } from 'shared/visits';
import { ToursService } from '../tours/tours.service';
import { VISITS_COLLECTION, type StoredVisits } from '../visits/visit.schema';
import type { PageVisits, VisitReport } from './visit-report.dto';

/** The maximum number of referring sites in the report. */
const MAX_SITES = 20;

/** The sums of one group of visits. */
type Sums = { _id: string } & Record<VisitStep, number>;

/** Adds up the counted visits. */
@Injectable()
export class VisitReportService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly tours: ToursService,
  ) {}

  /** Returns the visits in a range of dates. Both dates are inclusive. */
  async load(from: string, to: string): Promise<VisitReport> {
    const [tours, sums] = await Promise.all([
      this.tours.getAllCached(),
      this.connection
        .collection<StoredVisits>(VISITS_COLLECTION)
        .aggregate<Record<'pages' | 'referrers' | 'languages', Sums[]>>([
          { $match: { date: { $gte: from, $lte: to } } },
          {
            $facet: {
              pages: sumBy('page'),
              referrers: [...sumBy('referrer'), { $limit: MAX_SITES }],
              languages: sumBy('language'),
            },
          },
        ])
        .next(),
    ]);
    const { pages = [], referrers = [], languages = [] } = sums ?? {};
    return {
      pages: pages.map((each) => toPageVisits(each, tours)),
      referrers: referrers.map(({ _id: host, ...counts }) => ({ host, ...toFigures(counts) })),
      languages: languages.map(({ _id: language, ...counts }) => ({
        language,
        ...toFigures(counts),
      })),
    };
  }
}

/** Returns pipeline stages that add up the visits for each value of a field, most opened pages first. */
function sumBy(field: 'page' | 'referrer' | 'language') {
  const sums = VISIT_STEPS.map((step) => [step, { $sum: `$counts.${step}` }]);
  return [
    { $group: { _id: `$${field}`, ...(Object.fromEntries(sums) as object) } },
    { $sort: { SEEN: -1, _id: 1 } },
  ];
}

function toPageVisits({ _id: page, ...counts }: Sums, tours: Map<string, Tour>): PageVisits {
  const isTourPage = page.startsWith(`${TOURS_PATH}/`);
  const tour = isTourPage ? tours.get(tourIdAt(page.slice(TOURS_PATH.length + 1))) : undefined;
  return {
    page,
    ...(tour && { list: tour.list, place: tour.place }),
    ...toFigures(counts),
  };
}

function toFigures(counts: Record<VisitStep, number>) {
  return {
    seen: counts.SEEN,
    dateChosen: counts.DATE_CHOSEN,
    contactGiven: counts.CONTACT_GIVEN,
    booked: counts.BOOKED,
    cancelled: counts.CANCELLED,
  };
}
