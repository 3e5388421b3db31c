/**
 * What the built pages leave blank and their server fills in at each request, so that one build is good at
 * every address and for every guide. The site's build imports this, and nginx/generated/ is made from it.
 */
export const BLANKS = {
  /** Scheme and host. */
  origin: '{{origin}}',
  phone: '{{phone}}',
  /** The phone number as a link has it. */
  tel: '{{tel}}',
  email: '{{email}}',
};

type Fillings = Record<keyof typeof BLANKS, string>;

/** The contact data. What these patterns let through means nothing in HTML, JSON, XML or nginx's language. */
export const CONTACT = {
  CONTACT_PHONE: {
    standard: '+1 212 555 0142',
    pattern: '^[+]?[(]?[0-9]([ ().-]{0,2}[0-9]){2,19}$',
    rule: 'must be a phone number, of digits, spaces and + ( ) . - alone, as in +1 212 555 0142',
  },
  CONTACT_EMAIL: {
    standard: 'hello@example.com',
    pattern: '^[A-Za-z0-9_+-]+([.][A-Za-z0-9_+-]+)*@([A-Za-z0-9-]+[.])+[A-Za-z0-9-]+$',
    rule: 'must be an email address alone, as in hello@example.com',
  },
};

export function contactFillings(phone: string, email: string): Omit<Fillings, 'origin'> {
  return { phone, tel: phone.replace(/[^+0-9]/g, ''), email };
}

export function fillIn(text: string, fillings: Fillings): string {
  return Object.entries(BLANKS).reduce(
    (filled, [name, blank]) => filled.replaceAll(blank, fillings[name as keyof Fillings]),
    text,
  );
}
