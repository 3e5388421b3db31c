import type { Booking } from '../booking';
import type { Contact } from '../contact';
import type { Refusal } from '../refusal';

/**
 * How many times a booking's email address can be corrected. There is a limit because each correction sends an email.
 */
const MAX_CORRECTIONS = 3;

/** Returns the booking with the new contact, or a refusal if its email address was corrected too many times. */
export function correctContact(
  booking: Booking,
  contact: Contact,
): Booking | { refusal: Refusal<'corrected-too-often'> } {
  const { corrections = 0, contact: before } = booking;
  const keepsEmail =
    contact.email === undefined || contact.email.toLowerCase() === before?.email?.toLowerCase();
  if (keepsEmail) return { ...booking, contact };
  return corrections < MAX_CORRECTIONS
    ? { ...booking, contact, corrections: corrections + 1 }
    : { refusal: { code: 'corrected-too-often' } };
}
