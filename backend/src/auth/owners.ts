import type { SettingValues } from 'shared/settings';
import { OPEN_LIST, isGuest, type Owner } from '../bookings/owner';
import { hashNetwork } from './network';

/**
 * Returns the owner with this key and the limits that apply to it.
 *
 * @param ip the caller's IP address
 */
export function ownerFor(key: string, ip: string, settings: SettingValues): Owner {
  const maxBookings = key === OPEN_LIST ? settings.openListMax : settings.maxBookings;
  const callerNetwork = hashNetwork(ip);
  const owner = { key, maxBookings, callerNetwork };
  if (key !== OPEN_LIST && !isGuest(key)) return owner;
  const guestLimits = {
    perDeparture: settings.guestPeoplePerDeparture,
    perNetwork: settings.guestPeoplePerNetwork,
    network: callerNetwork,
  };
  return { ...owner, guestLimits };
}
