import type { Departure } from '../departures/departure';
import type { BookedDeparture } from '../http/problem';

/** Why a command may not happen. */
export type Refusal =
  /** The guest is an account now: ask again for that. */
  | { code: 'merged'; into: string }
  /** The account was deleted. */
  | { code: 'erased' }
  /** It waited for so long that its caller has been told to come back. */
  | { code: 'too-late-to-decide' }
  /** What the command was made by is no longer so: read it and ask again. */
  | { code: 'stale' }
  | { code: 'not-found' }
  /** The request key belongs to another call. */
  | { code: 'key-used' }
  | { code: 'list-full'; most: number }
  /** Bookings are closed there, or the departure was canceled or moved. */
  | { code: 'closed'; departure: Departure }
  /** Nobody has booked there, and it is too late to be the first. */
  | { code: 'first-too-late'; departure: Departure }
  | { code: 'full'; departure: Departure; left: number }
  /** The owner waits there already. */
  | { code: 'in-line' }
  /** The places that were offered are no longer held. */
  | { code: 'lapsed' }
  /** It was held to be confirmed, and isn't anymore. */
  | { code: 'hold-over' }
  /** Its guest has to confirm an address first, and has given none. */
  | { code: 'email-needed' }
  /** Its guest hasn't confirmed the address. */
  | { code: 'unconfirmed' }
  /** The same of a booking that is to be changed. */
  | { code: 'change-by-link' }
  /** The account has confirmed no address. */
  | { code: 'account-unconfirmed' }
  /** The address of what is to be confirmed was changed as often as it can be. */
  | { code: 'corrected-too-often' }
  /** The tour takes no larger parties. */
  | { code: 'party-too-large'; most: number }
  /** The tour is hidden. */
  | { code: 'not-offered' }
  | { code: 'guest-limit'; most: number }
  | { code: 'network-limit'; most: number }
  /** The guide has canceled the booking. */
  | { code: 'cancelled' }
  /** The deadline for changing and canceling has passed. */
  | { code: 'too-late'; closes: Date }
  /** The tour's date is over. */
  | { code: 'over' }
  /** Nobody looks for the guide at that time. */
  | { code: 'not-now' }
  /** Somebody changed it since the revision that was seen. */
  | { code: 'changed' }
  /** The departure can't be moved there. */
  | { code: 'no-move'; why: 'started' | 'same' | 'past' | 'cancelled'; to: Departure }
  | { code: 'no-room'; to: Departure; left: number; people: number }
  /** Booked departures are at other terms: the guide must say whether they change, too. */
  | { code: 'booked-departures'; departures: BookedDeparture[] }
  /** Somebody has booked the tour before, so it can't be deleted. */
  | { code: 'ever-booked' };
