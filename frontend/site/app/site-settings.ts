import {
  placeholderValues,
  GUEST_DAYS,
  PLACEHOLDERS,
  SITE_SETTINGS,
  buildSiteSettings,
} from 'shared/placeholders';

/** Settings that the server writes into the page; placeholders while pages are prerendered. */
export const settings = readSettings();

function readSettings(): ReturnType<typeof placeholderValues> {
  if (import.meta.env.SSR) return PLACEHOLDERS;
  // In development, no server fills in the placeholders.
  if (import.meta.env.DEV) {
    const examples = buildSiteSettings((setting) => SITE_SETTINGS[setting].example);
    return placeholderValues(examples, GUEST_DAYS.default);
  }
  // render.tsx gives the page an attribute for each setting.
  return document.documentElement.dataset as ReturnType<typeof placeholderValues>;
}
