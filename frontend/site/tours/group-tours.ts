import type { TourSummary } from '../../api/schema';

/** The tours, grouped by how well they match the filters. */
export interface GroupedTours {
  fitting: TourSummary[];
  /** The tours that match all filters except the date, the nearest date first. */
  onOtherDates: TourSummary[];
  /**
   * The other tours that match all filters but one. If no tour matches all filters or all but one, the tours that match
   * the most.
   */
  close: TourSummary[];
}

/** Groups tours by the filters that they don't match. */
export function groupTours(tours: readonly TourSummary[]): GroupedTours {
  const fitting = tours.filter(({ missed }) => !missed);
  const counts = tours.flatMap(({ missed }) => missed?.length ?? []);
  const maxMissed = fitting.length > 0 ? 1 : Math.min(...counts);
  const shown = tours.filter(({ missed }) => missed && missed.length <= maxMissed);
  const missesOnlyDate = ({ missed }: TourSummary) => missed?.join() === 'date';
  const startOf = ({ nextDeparture }: TourSummary) => nextDeparture?.date ?? '';
  return {
    fitting,
    onOtherDates: shown
      .filter(missesOnlyDate)
      .sort((one, other) => startOf(one).localeCompare(startOf(other))),
    close: shown.filter((tour) => !missesOnlyDate(tour)),
  };
}
