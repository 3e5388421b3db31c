import type { TourSummary } from '../../api/schema';

/** The tours, by how well they fit the visitor's wishes. */
export interface GroupedTours {
  fitting: TourSummary[];
  /** The tours that only miss the date, the nearest date first. */
  onOtherDates: TourSummary[];
  /** The tours that miss one other wish; if no tour fits or misses only one, those that miss the fewest. */
  close: TourSummary[];
}

/** Groups tours by the wishes that they miss. */
export function groupTours(tours: readonly TourSummary[]): GroupedTours {
  const fitting = tours.filter(({ missed }) => !missed);
  const counts = tours.flatMap(({ missed }) => missed?.length ?? []);
  const most = fitting.length > 0 ? 1 : Math.min(...counts);
  const shown = tours.filter(({ missed }) => missed && missed.length <= most);
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
