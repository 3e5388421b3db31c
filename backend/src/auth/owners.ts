import { OPEN_LIST, isGuest, type GuestLimits, type Owner } from '../bookings/owner';
import type { Config } from '../config';
import { hashedNetwork } from './network';

/**
 * Returns the owner of a call, with the limits for its kind.
 *
 * @param ip the caller's IP address
 */
export function ownerFor(key: string, ip: string, config: Config): Owner {
  const maxBookings = key === OPEN_LIST ? config.openListMax : config.maxBookings;
  const owner = { key, maxBookings, callerNetwork: hashedNetwork(ip) };
  if (key !== OPEN_LIST && !isGuest(key)) return owner;
  return { ...owner, guestLimits: guestLimits(ip, config) };
}

function guestLimits(ip: string, config: Config): GuestLimits {
  return {
    perDeparture: config.guestPeoplePerDeparture,
    perNetwork: config.guestPeoplePerAddress,
    // Lazy, because most calls only read.
    get network() {
      return hashedNetwork(ip);
    },
  };
}
