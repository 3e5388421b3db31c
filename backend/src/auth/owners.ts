import { OPEN_LIST, isGuest, type Owner } from '../bookings/owner';
import type { Config } from '../config';
import { hashedNetwork } from './network';

/**
 * Returns the owner of a call, with the limits for its kind.
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
    perNetwork: config.guestPeoplePerAddress,
    network: callerNetwork,
  };
  return { ...owner, guestLimits };
}
