import { Injectable } from '@nestjs/common';
import { addDays, datesBetween } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import { LISTS, type ListName } from 'shared/tours';
import { ReportsService, type DepartureCount, type LeadTime } from '../bookings/reports.service';
import { DeparturesService } from '../departures/departures.service';
import { ToursService } from '../tours/tours.service';
import type { Figures, PlaceFigures, WeekFigures } from './reports.dto';

/** Computes statistics on bookings. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly reports: ReportsService,
    private readonly departures: DeparturesService,
    private readonly tours: ToursService,
  ) {}

  /** Returns statistics for a range of dates. Both dates are inclusive. */
  async computeFigures(from: string, to: string): Promise<Figures> {
    const canceledIds = await this.departures.findCanceledIds(from, to);
    const [countsByList, tours] = await Promise.all([
      Promise.all(LISTS.map((list) => this.loadCounts(list, from, to, canceledIds))),
      this.tours.getAll(),
    ]);
    const departures = countsByList.flatMap((counts) => counts.departures);
    const canceledDepartures = countsByList.flatMap((counts) => counts.canceledDepartures);
    const recordedPeople = sumOf(departures, 'recordedPeople');
    return {
      weeks: sumByWeek(countsByList, from, to),
      places: sumByTour(tours, departures),
      cancelled: {
        departures: canceledDepartures.length,
        parties: sumOf(canceledDepartures, 'parties'),
        people: sumOf(canceledDepartures, 'people'),
      },
      noShowRate: recordedPeople === 0 ? null : sumOf(departures, 'noShow') / recordedPeople,
      leadTime: medianLeadTime(countsByList.flatMap(({ leadTimes }) => leadTimes)),
    };
  }

  private async loadCounts(
    list: ListName,
    from: string,
    to: string,
    canceledIds: ReadonlySet<string>,
  ): Promise<ListCounts> {
    const [departures, leadTimes] = await Promise.all([
      this.reports.countByDeparture(list, from, to),
      this.reports.countByLeadTime(list, from, to, canceledIds),
    ]);
    return {
      list,
      departures: departures.filter(({ id }) => !canceledIds.has(id)),
      canceledDepartures: departures.filter(({ id }) => canceledIds.has(id)),
      leadTimes,
    };
  }
}

/** The bookings of a list in a range of dates. */
interface ListCounts {
  list: ListName;
  departures: DepartureCount[];
  leadTimes: LeadTime[];
  /** Not included in `departures`. */
  canceledDepartures: DepartureCount[];
}

function sumByWeek(countsByList: ListCounts[], from: string, to: string): WeekFigures[] {
  const weeks = new Map<string, WeekFigures>(
    datesBetween(mondayOf(from), to, 7).map((week) => [week, { week, day: 0, night: 0 }]),
  );
  for (const { list, departures } of countsByList) {
    for (const { date, people } of departures) {
      const week = weeks.get(mondayOf(date));
      if (week) week[list] += people;
    }
  }
  return [...weeks.values()];
}

/** Returns statistics for each tour that is visible or was booked. */
function sumByTour(tours: Tour[], departures: DepartureCount[]): PlaceFigures[] {
  return tours.flatMap(({ list, place, isHidden }) => {
    const departuresOfTour = departures.filter(
      (each) => each.list === list && each.place === place,
    );
    if (isHidden && departuresOfTour.length === 0) return [];
    return {
      list,
      place,
      people: sumOf(departuresOfTour, 'people'),
      parties: sumOf(departuresOfTour, 'parties'),
      noShow: sumOf(departuresOfTour, 'noShow'),
      noted: sumOf(departuresOfTour, 'recordedPeople'),
    };
  });
}

function sumOf(
  counts: DepartureCount[],
  field: 'people' | 'parties' | 'noShow' | 'recordedPeople',
): number {
  return counts.reduce((total, each) => total + each[field], 0);
}

/** Returns the median number of days between booking and tour, or null if there are no bookings. */
function medianLeadTime(leadTimes: LeadTime[]): number | null {
  const bookings = leadTimes.reduce((total, lead) => total + lead.bookings, 0);
  if (bookings === 0) return null;
  const sorted = [...leadTimes].sort((a, b) => a.days - b.days);
  /** Returns the lead time of the booking at an index, if all bookings are sorted by lead time. */
  const leadTimeAt = (index: number): number => {
    let count = 0;
    for (const lead of sorted) {
      count += lead.bookings;
      if (count > index) return lead.days;
    }
    return 0;
  };
  const lower = leadTimeAt(Math.floor((bookings - 1) / 2));
  const upper = leadTimeAt(Math.floor(bookings / 2));
  return (lower + upper) / 2;
}

/** Returns the Monday of a date's week. */
function mondayOf(date: string): string {
  return addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));
}
