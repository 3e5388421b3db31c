import type { ListName } from 'shared/tours';

/** The collections that store each list's bookings. */
export const COLLECTIONS: Record<ListName, string> = { day: 'day_tours', night: 'night_tours' };
