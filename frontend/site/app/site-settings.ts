import { placeholderValues, PLACEHOLDERS, type PageSettings } from 'shared/placeholders';
import { defaultValues } from 'shared/settings';

/** Settings that the server writes into the page; placeholders while pages are prerendered. */
export const settings = readSettings();

function readSettings(): PageSettings {
  if (import.meta.env.SSR) return PLACEHOLDERS;
  // In development, no server fills in the placeholders.
  if (import.meta.env.DEV) {
    return placeholderValues(defaultValues());
  }
  // render.tsx gives the page an attribute for each setting.
  return document.documentElement.dataset as unknown as PageSettings;
}
