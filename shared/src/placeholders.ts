import { EXAMPLE_PHONE } from './example-phone.ts';

/** A setting that pages show to visitors. */
interface SiteSettingDefinition {
  /** The name of its placeholder. */
  name: string;
  /** The value until the site's owner sets one. */
  example: string;
  /** Matches the allowed values. Excludes all special characters of HTML, JSON, XML, and nginx's configuration. */
  pattern: string;
  /** The word for the setting in notices. */
  noun: string;
  /** The end of the error message for an invalid value, after the setting's name. */
  rule: string;
}

/** The settings that pages show unchanged, keyed by environment variable. */
export const SITE_SETTINGS = {
  CONTACT_PHONE: {
    name: 'phone',
    example: EXAMPLE_PHONE,
    pattern: '^[+]?[(]?[0-9]([ ().-]{0,2}[0-9]){2,19}$',
    noun: 'phone number',
    rule: 'must be a phone number with only digits, spaces, and + ( ) . -, as in +1 212 555 0142',
  },
  CONTACT_EMAIL: {
    name: 'email',
    example: 'hello@example.com',
    pattern: '^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$',
    noun: 'email address',
    rule: 'must be a plain email address, as in hello@example.com',
  },
} as const satisfies Record<string, SiteSettingDefinition>;

export type SiteSetting = keyof typeof SITE_SETTINGS;

const ALL_SETTINGS = Object.keys(SITE_SETTINGS) as SiteSetting[];

/** The values of {@link SITE_SETTINGS}, keyed by placeholder name. */
export type SiteSettings = Record<(typeof SITE_SETTINGS)[SiteSetting]['name'], string>;

/** Builds the settings' values with a function that returns the value of one setting. */
export function buildSiteSettings(valueOf: (setting: SiteSetting) => string): SiteSettings {
  return Object.fromEntries(
    ALL_SETTINGS.map((setting) => [SITE_SETTINGS[setting].name, valueOf(setting)]),
  ) as SiteSettings;
}

/** The default, minimum, and maximum number of days for which a guest's bookings are kept. */
export const GUEST_DAYS = { default: 30, min: 1, max: 365 };

/**
 * Placeholders in the built pages. The server fills them in on each request, so that the same build works on any host
 * and for any guide. nginx's configuration in nginx/generated/ is generated from them.
 */
export const PLACEHOLDERS = {
  /** The site's scheme and host. */
  origin: '{{origin}}',
  ...buildSiteSettings((setting) => `{{${SITE_SETTINGS[setting].name}}}`),
  /** The phone number in the format of a `tel:` link. */
  tel: '{{tel}}',
  /** How long a guest's bookings are kept, in words, like "30 days". */
  guestRetention: '{{guest-retention}}',
};

type PlaceholderValues = Record<keyof typeof PLACEHOLDERS, string>;

/** Returns the settings that have no value, or whose value is the example. */
export function exampleSettings(site: SiteSettings): SiteSetting[] {
  return ALL_SETTINGS.filter((setting) => {
    const { name, example } = SITE_SETTINGS[setting];
    const value = site[name].trim();
    return value === '' || value === example;
  });
}

/** Returns a notice for the site's owner about the examples; undefined if there are none. */
export function exampleNotice(examples: SiteSetting[]): string | undefined {
  if (examples.length === 0) return undefined;
  const nouns = examples.map((setting) => SITE_SETTINGS[setting].noun).join(' and ');
  return `The site still shows an example ${nouns}. To show your own, set ${examples.join(' and ')} in .env and restart the site.`;
}

/** Returns the values of the placeholders that are the same for all requests. */
export function placeholderValues(
  site: SiteSettings,
  guestDays: number,
): Omit<PlaceholderValues, 'origin'> {
  return {
    ...site,
    tel: site.phone.replace(/[^+0-9]/g, ''),
    guestRetention: guestDays === 1 ? '1 day' : `${String(guestDays)} days`,
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
