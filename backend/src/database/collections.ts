import type { ListName } from 'shared/tours';

/** Where each list's bookings are stored. */
export const COLLECTIONS: Record<ListName, string> = { day: 'day_tours', night: 'night_tours' };
