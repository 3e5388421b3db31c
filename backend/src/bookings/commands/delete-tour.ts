import type { CommandDefinition } from '../decision';

export interface DeleteTour {
  tour: string;
}

/** Deletes a tour that nobody has ever booked, with its departures. */
export const deleteTour: CommandDefinition<DeleteTour, 'not-found' | 'ever-booked'> = {
  needs: ({ tour }) => ({ toursToCheck: [tour] }),

  decide({ tour }, state) {
    if (!state.tours.has(tour)) return { refusal: { code: 'not-found' } };
    // An earlier command in the same batch may have booked the tour.
    const isBooked = [...state.departures.values()].some(
      (departure) => departure.tour === tour && (departure.isPromised ?? departure.hasLine),
    );
    if (isBooked || state.everBookedTours.has(tour)) return { refusal: { code: 'ever-booked' } };
    return { changes: { deletedTours: [tour] } };
  },
};
