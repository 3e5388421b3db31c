import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findOwnBooking } from '../rules/bookings';

export interface AddManageLink extends BookingRef {
  owner: Owner;
  /** The hash of the link's secret. */
  link: string;
  /** Whether the link was mailed; otherwise it was created on the ticket page. */
  isMailed: boolean;
}

/** A booking's maximum number of links of each kind. Beyond it, a new link replaces the oldest. */
const MAX_LINKS = { manageLinks: 5, mailedLinks: 10 };

/** Adds a link with which anyone can manage the booking. */
export const addManageLink: CommandDefinition<AddManageLink, 'not-found'> = {
  needs: ({ list, id }) => ({ bookings: [{ list, id }] }),

  decide(command, state) {
    const before = findOwnBooking(state, command);
    if (!before?.isListed) return { refusal: { code: 'not-found' } };
    const { link } = command;
    const field = command.isMailed ? 'mailedLinks' : 'manageLinks';
    const others = before[field]?.filter((each) => each !== link) ?? [];
    const booking = { ...before, [field]: [...others, link].slice(-MAX_LINKS[field]) };
    return { booking, changes: { bookings: [booking] } };
  },
};
