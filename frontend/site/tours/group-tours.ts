import type { TourSummary } from '../../api/schema';

/** The tours, by how well they fit the visitor's wishes. */
export interface GroupedTours {
  fitting: TourSummary[];
  /** The tours that only miss the date, the nearest date first. */
  onOtherDates: TourSummary[];
  /** The tours that miss one other wish; if no tour fits or misses only one, those that miss the fewest. */
  close: TourSummary[];
}

/** Groups tours by the wishes that they miss. No group of another tour is left out if that left none. */
export function groupTours(tours: readonly TourSummary[]): GroupedTours {
  const missed = ({ missed: names = [] }: TourSummary) => names.length;
  const others = tours.filter((tour) => missed(tour) > 0);
  const fitting = tours.filter((tour) => missed(tour) === 0);
  const most = fitting.length > 0 ? 1 : Math.min(...others.map(missed));
  const shown = others.filter((tour) => missed(tour) <= most);
  const missesOnlyDate = ({ missed: names = [] }: TourSummary) => names.join() === 'date';
  return {
    fitting,
    onOtherDates: shown
      .filter(missesOnlyDate)
      .sort((one, other) => startOf(one).localeCompare(startOf(other))),
    close: shown.filter((tour) => !missesOnlyDate(tour)),
  };
}

function startOf({ nextDeparture }: TourSummary): string {
  return nextDeparture?.date ?? '';
}
