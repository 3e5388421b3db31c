import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findBooking, findOwnBooking } from '../rules/bookings';

export interface AddManageLink extends BookingRef {
  /** The hash of the link's secret. */
  linkHash: string;
  /** The booking's owner, who creates the link on the ticket page. Missing if the site mails the link. */
  owner?: Owner;
}

/** How many links of each kind a booking can have. Once it has that many, a new link replaces the oldest one. */
const MAX_LINKS = { manageLinks: 5, mailedLinks: 10 };

/** Adds a link with which anyone can manage the booking. */
export const addManageLink: CommandDefinition<AddManageLink, 'not-found'> = {
  needs: ({ list, id }) => ({ bookings: [{ list, id }] }),

  decide(command, state) {
    const { linkHash, owner } = command;
    const before = owner
      ? findOwnBooking(state, { ...command, owner })
      : findBooking(state, command);
    if (!before?.isListed) return { refusal: { code: 'not-found' } };
    const field = owner ? 'manageLinks' : 'mailedLinks';
    const others = before[field]?.filter((each) => each !== linkHash) ?? [];
    const booking = { ...before, [field]: [...others, linkHash].slice(-MAX_LINKS[field]) };
    return { booking, changes: { bookings: [booking] } };
  },
};
