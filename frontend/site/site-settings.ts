import {
  placeholderValues,
  GUEST_DAYS,
  PLACEHOLDERS,
  SITE_SETTINGS,
  siteSettings,
} from 'shared/placeholders';

/** Settings that the server writes into the page; placeholders while pages are prerendered. */
export const { phone = '', tel = '', email = '', guestTime = '' } = readSettings();

function readSettings(): Partial<Record<string, string>> {
  if (import.meta.env.SSR) return PLACEHOLDERS;
  // In development, no server fills in the placeholders.
  if (import.meta.env.DEV) {
    const examples = siteSettings((setting) => SITE_SETTINGS[setting].standard);
    return placeholderValues(examples, GUEST_DAYS.standard);
  }
  return document.documentElement.dataset;
}
