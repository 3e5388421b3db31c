import { BLANKS, CONTACT, contactFillings } from '../../backend/src/http/blanks';

/** From the page, which its server filled in; while pages are rendered, what it will fill in. */
export const { phone = '', tel = '', email = '' } = whatIsKnown();

function whatIsKnown(): Partial<Record<string, string>> {
  if (import.meta.env.SSR) return BLANKS;
  // In development nobody fills in anything.
  if (import.meta.env.DEV) {
    return contactFillings(CONTACT.CONTACT_PHONE.standard, CONTACT.CONTACT_EMAIL.standard);
  }
  return document.documentElement.dataset;
}
