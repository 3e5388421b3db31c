import { OPEN_LIST, isGuest, type Owner } from '../bookings/owner';
import type { Config } from '../config';
import { hashedNetwork } from './network';

/**
 * Returns the owner with this key and the limits that apply to it.
 *
 * @param ip the caller's IP address
 */
export function ownerFor(key: string, ip: string, config: Config): Owner {
  const maxBookings = key === OPEN_LIST ? config.openListMax : config.maxBookings;
  const callerNetwork = hashedNetwork(ip);
  const owner = { key, maxBookings, callerNetwork };
  if (key !== OPEN_LIST && !isGuest(key)) return owner;
  const guestLimits = {
    perDeparture: config.guestPeoplePerDeparture,
    perNetwork: config.guestPeoplePerNetwork,
    network: callerNetwork,
  };
  return { ...owner, guestLimits };
}
