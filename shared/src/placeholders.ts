/**
 * Placeholders in the built pages that their server fills in at each request, so that one build serves any address and
 * any guide. The site's build imports them, and nginx/generated/ is made from them.
 */
export const PLACEHOLDERS = {
  /** Scheme and host. */
  origin: '{{origin}}',
  phone: '{{phone}}',
  /** The phone number as in a link. */
  tel: '{{tel}}',
  email: '{{email}}',
  /** How long a guest's bookings are kept, in words. */
  guestTime: '{{guest-time}}',
};

type Fillings = Record<keyof typeof PLACEHOLDERS, string>;

/** The values of the placeholders that don't depend on the request. */
interface Settings {
  contactPhone: string;
  contactEmail: string;
  guestDays: number;
}

/** The contact data. These patterns allow no character with a meaning in HTML, JSON, XML, or nginx's files. */
export const CONTACT = {
  CONTACT_PHONE: {
    standard: '+1 212 555 0142',
    pattern: '^[+]?[(]?[0-9]([ ().-]{0,2}[0-9]){2,19}$',
    what: 'phone number',
    rule: 'must be a phone number with only digits, spaces, and + ( ) . -, as in +1 212 555 0142',
  },
  CONTACT_EMAIL: {
    standard: 'hello@example.com',
    pattern: '^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$',
    what: 'email address',
    rule: 'must be a plain email address, as in hello@example.com',
  },
};

export type ContactSetting = keyof typeof CONTACT;

/** Returns the settings without a value, for which the site shows an example. */
export function exampleContact(values: Partial<Record<string, string>>): ContactSetting[] {
  return (Object.keys(CONTACT) as ContactSetting[]).filter((name) => {
    const value = values[name]?.trim() ?? '';
    return value === '' || value === CONTACT[name].standard;
  });
}

/** Returns a notice for the site's owner about the examples; undefined if there are none. */
export function exampleNotice(examples: ContactSetting[]): string | undefined {
  if (examples.length === 0) return undefined;
  const whats = examples.map((name) => CONTACT[name].what).join(' and ');
  return `The site still shows an example ${whats}. To show your own, set ${examples.join(' and ')} in .env and restart the site.`;
}

/** How many days a guest's bookings are kept. */
export const GUEST_DAYS = { standard: 30, min: 1, max: 365 };

export function fillings({
  contactPhone,
  contactEmail,
  guestDays,
}: Settings): Omit<Fillings, 'origin'> {
  return {
    phone: contactPhone,
    tel: contactPhone.replace(/[^+0-9]/g, ''),
    email: contactEmail,
    guestTime: guestDays === 1 ? '1 day' : `${String(guestDays)} days`,
  };
}

export function fillIn(text: string, filled: Fillings): string {
  return Object.entries(PLACEHOLDERS).reduce(
    (result, [name, placeholder]) => result.replaceAll(placeholder, filled[name as keyof Fillings]),
    text,
  );
}
