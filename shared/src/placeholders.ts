import type { SettingValues } from './settings.ts';

/**
 * Placeholders in the built pages. The server fills them in on each request, so that the same build works on any host
 * and for any guide. nginx's configuration in nginx/generated/ is generated from them.
 */
export const PLACEHOLDERS = {
  /** The site's scheme and host. */
  origin: '{{origin}}',
  siteName: '{{site-name}}',
  phone: '{{phone}}',
  email: '{{email}}',
  /** The phone number in the format of a `tel:` link. */
  tel: '{{tel}}',
  /** How many days a guest's bookings are kept. */
  guestDays: '{{guest-days}}',
};

type PlaceholderValues = Record<keyof typeof PLACEHOLDERS, string>;

/** The values of the placeholders that are the same for all requests. */
export type PageSettings = Omit<PlaceholderValues, 'origin'>;

/** The settings that pages show. */
type ShownSettings = Pick<
  SettingValues,
  'siteName' | 'contactPhone' | 'contactEmail' | 'guestDays'
>;

/** Returns the values of the placeholders that are the same for all requests. */
export function placeholderValues(settings: ShownSettings): PageSettings {
  const { siteName, contactPhone, contactEmail, guestDays } = settings;
  return {
    siteName,
    phone: contactPhone,
    email: contactEmail,
    tel: contactPhone.replace(/[^+0-9]/g, ''),
    guestDays: String(guestDays),
  };
}

/** Replaces the placeholders in a text with their values. */
export function fillIn(text: string, values: PlaceholderValues): string {
  return Object.entries(PLACEHOLDERS).reduce(
    (result, [name, placeholder]) =>
      result.replaceAll(placeholder, values[name as keyof PlaceholderValues]),
    text,
  );
}
