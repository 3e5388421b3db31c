import type { Contact } from '../contact';
import type { CommandDefinition } from '../decision';
import type { BookingRef } from '../needs';
import type { Owner } from '../owner';
import { findOwnBooking } from '../rules/bookings';
import { correctContact } from '../rules/contact';
import { firstEventKind } from '../rules/events';
import { isDateOver } from '../rules/retention';

export interface SetContact extends BookingRef {
  owner: Owner;
  contact: Contact;
}

/** Replaces a party's contact. */
export const setContact: CommandDefinition<
  SetContact,
  'not-found' | 'cancelled' | 'over' | 'email-needed' | 'corrected-too-often'
> = {
  needs: ({ list, id }) => ({ bookings: [{ list, id }] }),

  decide(command, state, { now }) {
    const before = findOwnBooking(state, command);
    if (!before?.isListed) return { refusal: { code: 'not-found' } };
    if (before.status === 'cancelled') return { refusal: { code: 'cancelled' } };
    if (isDateOver(before.date, now)) return { refusal: { code: 'over' } };
    const { contact } = command;
    if (before.turn?.isUnconfirmed && contact.email === undefined) {
      return { refusal: { code: 'email-needed' } };
    }
    const correctedBooking = correctContact(before, contact);
    if ('refusal' in correctedBooking) return correctedBooking;
    const booking = { ...correctedBooking, revision: before.revision + 1 };
    const isEmailNew = booking.corrections !== before.corrections;
    return {
      booking,
      changes: {
        bookings: [booking],
        ...(isEmailNew && {
          events: [{ kind: firstEventKind(booking, 'contact-given'), booking }],
        }),
      },
    };
  },
};
