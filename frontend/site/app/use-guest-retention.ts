import { useSyncExternalStore } from 'react';
import { settings } from './site-settings';
import { texts } from './texts.en';

const subscribeToNothing = () => () => undefined;

/**
 * Returns how long a guest’s bookings are kept, such as "30 days". Prerendered pages have the plural, because the
 * server fills in the number later.
 */
export function useGuestRetention(): string {
  const { guestDays } = settings;
  const isOne = useSyncExternalStore(
    subscribeToNothing,
    () => guestDays === '1',
    () => false,
  );
  return texts.guestRetention(guestDays, isOne);
}
