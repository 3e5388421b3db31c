import { PLACEHOLDERS, CONTACT, fillings, GUEST_DAYS } from 'shared/placeholders';

/** Settings that the server writes into the page; placeholders while pages are prerendered. */
export const { phone = '', tel = '', email = '', guestTime = '' } = readSettings();

function readSettings(): Partial<Record<string, string>> {
  if (import.meta.env.SSR) return PLACEHOLDERS;
  // In development, no server fills in the placeholders.
  if (import.meta.env.DEV) {
    return fillings({
      contactPhone: CONTACT.CONTACT_PHONE.standard,
      contactEmail: CONTACT.CONTACT_EMAIL.standard,
      guestDays: GUEST_DAYS.standard,
    });
  }
  return document.documentElement.dataset;
}
