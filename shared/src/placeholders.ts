/** A setting that pages show to visitors. */
interface SiteSettingDefinition {
  /** The name of its placeholder. */
  name: string;
  /** An example, shown until the site's owner sets a value. */
  standard: string;
  /** Allows no character with a meaning in HTML, JSON, XML, or nginx's files. */
  pattern: string;
  /** The noun for it in notices. */
  what: string;
  /** The end of an error message about it. */
  rule: string;
}

/** The settings that pages show as they are, by their names in the environment. */
export const SITE_SETTINGS = {
  CONTACT_PHONE: {
    name: 'phone',
    standard: '+1 212 555 0142',
    pattern: '^[+]?[(]?[0-9]([ ().-]{0,2}[0-9]){2,19}$',
    what: 'phone number',
    rule: 'must be a phone number with only digits, spaces, and + ( ) . -, as in +1 212 555 0142',
  },
  CONTACT_EMAIL: {
    name: 'email',
    standard: 'hello@example.com',
    pattern: '^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$',
    what: 'email address',
    rule: 'must be a plain email address, as in hello@example.com',
  },
} as const satisfies Record<string, SiteSettingDefinition>;

export type SiteSetting = keyof typeof SITE_SETTINGS;

const NAMES = Object.keys(SITE_SETTINGS) as SiteSetting[];

/** The values of {@link SITE_SETTINGS}, by the names of their placeholders. */
export type SiteSettings = Record<(typeof SITE_SETTINGS)[SiteSetting]['name'], string>;

/** Returns the settings that pages show, each with the value that a function returns for it. */
export function siteSettings(valueOf: (setting: SiteSetting) => string): SiteSettings {
  return Object.fromEntries(
    NAMES.map((setting) => [SITE_SETTINGS[setting].name, valueOf(setting)]),
  ) as SiteSettings;
}

/** How many days a guest's bookings are kept. */
export const GUEST_DAYS = { standard: 30, min: 1, max: 365 };

/**
 * Placeholders in the built pages that their server fills in at each request, so that one build serves any address and
 * any guide. The site's build imports them, and nginx/generated/ is made from them.
 */
export const PLACEHOLDERS = {
  /** Scheme and host. */
  origin: '{{origin}}',
  ...siteSettings((setting) => `{{${SITE_SETTINGS[setting].name}}}`),
  /** The phone number as in a link. */
  tel: '{{tel}}',
  /** How long a guest's bookings are kept, in words. */
  guestTime: '{{guest-time}}',
};

type Fillings = Record<keyof typeof PLACEHOLDERS, string>;

/** Returns the settings without a value, for which the site shows an example. */
export function exampleSettings(site: SiteSettings): SiteSetting[] {
  return NAMES.filter((setting) => {
    const { name, standard } = SITE_SETTINGS[setting];
    const value = site[name].trim();
    return value === '' || value === standard;
  });
}

/** Returns a notice for the site's owner about the examples; undefined if there are none. */
export function exampleNotice(examples: SiteSetting[]): string | undefined {
  if (examples.length === 0) return undefined;
  const whats = examples.map((name) => SITE_SETTINGS[name].what).join(' and ');
  return `The site still shows an example ${whats}. To show your own, set ${examples.join(' and ')} in .env and restart the site.`;
}

/** Returns the values of the placeholders that don't depend on the request. */
export function placeholderValues(site: SiteSettings, guestDays: number): Omit<Fillings, 'origin'> {
  return {
    ...site,
    tel: site.phone.replace(/[^+0-9]/g, ''),
    guestTime: guestDays === 1 ? '1 day' : `${String(guestDays)} days`,
  };
}

export function fillIn(text: string, filled: Fillings): string {
  return Object.entries(PLACEHOLDERS).reduce(
    (result, [name, placeholder]) => result.replaceAll(placeholder, filled[name as keyof Fillings]),
    text,
  );
}
