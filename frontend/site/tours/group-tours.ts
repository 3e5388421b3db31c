import type { TourSummary } from '../../api/schema';

/** The tours, grouped by how well they match the filters. */
export interface GroupedTours {
  matchingTours: TourSummary[];
  /** The tours that match all filters except the date, the nearest date first. */
  toursOnOtherDates: TourSummary[];
  /**
   * The other tours that match all filters except one. If no tour matches all filters or all except one, the tours that
   * match the most filters.
   */
  closeMatches: TourSummary[];
}

/** Groups tours by the filters that they don't match. */
export function groupTours(tours: readonly TourSummary[]): GroupedTours {
  const matchingTours = tours.filter(({ missed }) => !missed);
  const missedCounts = tours.flatMap(({ missed }) => missed?.length ?? []);
  const maxMissedCount = matchingTours.length > 0 ? 1 : Math.min(...missedCounts);
  const otherTours = tours.filter(({ missed }) => missed && missed.length <= maxMissedCount);
  const missesOnlyDate = ({ missed }: TourSummary) => missed?.join() === 'date';
  const dateOf = ({ nextDeparture }: TourSummary) => nextDeparture?.date ?? '';
  return {
    matchingTours,
    toursOnOtherDates: otherTours
      .filter(missesOnlyDate)
      .sort((one, other) => dateOf(one).localeCompare(dateOf(other))),
    closeMatches: otherTours.filter((tour) => !missesOnlyDate(tour)),
  };
}
