import { OPEN_LIST, isGuest, type GuestLimits, type Owner } from '../bookings/owner';
import type { Config } from '../config';
import { hashedNetwork } from './network';

/**
 * An owner for a call, with the limits that hold for its kind.
 *
 * @param address where the call comes from
 */
export function ownerFor(key: string, address: string, config: Config): Owner {
  const maxBookings = key === OPEN_LIST ? config.openListMax : config.maxBookings;
  const owner = { key, maxBookings, calledFrom: hashedNetwork(address) };
  if (key !== OPEN_LIST && !isGuest(key)) return owner;
  return { ...owner, guestLimits: guestLimits(address, config) };
}

function guestLimits(address: string, config: Config): GuestLimits {
  return {
    perDeparture: config.guestPeoplePerDeparture,
    perNetwork: config.guestPeoplePerAddress,
    // Asked for when something is booked; most calls only read.
    get network() {
      return hashedNetwork(address);
    },
  };
}
