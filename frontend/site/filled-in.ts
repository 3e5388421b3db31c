import { PLACEHOLDERS, CONTACT, fillings, GUEST_DAYS } from 'shared/placeholders';

/** From the page, which its server filled in; while pages are rendered, what it will fill in. */
export const { phone = '', tel = '', email = '', guestTime = '' } = whatIsKnown();

function whatIsKnown(): Partial<Record<string, string>> {
  if (import.meta.env.SSR) return PLACEHOLDERS;
  // In development nobody fills in anything.
  if (import.meta.env.DEV) {
    return fillings({
      contactPhone: CONTACT.CONTACT_PHONE.standard,
      contactEmail: CONTACT.CONTACT_EMAIL.standard,
      guestDays: GUEST_DAYS.standard,
    });
  }
  return document.documentElement.dataset;
}
