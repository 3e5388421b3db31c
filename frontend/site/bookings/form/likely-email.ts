/** Domains of common email providers. Each is so long that a domain one letter off is almost certainly a typo. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'hotmail.com',
  'hotmail.co.uk',
  'outlook.com',
  'icloud.com',
  'comcast.net',
  'verizon.net',
  'protonmail.com',
];
/** Real domains that differ by one letter from a common domain. */
const SIMILAR_DOMAINS = ['mail.com', 'email.com', 'ymail.com'];

/** Returns the email that the visitor probably meant; undefined if the typed one doesn't look mistyped. */
export function suggestEmail(email: string): string | undefined {
  const [, local, typed = ''] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? [];
  const domain = typed.toLowerCase();
  if (local === undefined || COMMON_DOMAINS.includes(domain) || SIMILAR_DOMAINS.includes(domain))
    return undefined;
  const intended = COMMON_DOMAINS.find((common) => isTypoOf(common, domain));
  return intended === undefined ? undefined : `${local}@${intended}`;
}

/** Whether the typed domain has one letter missing, extra, or different, or two neighboring letters swapped. */
function isTypoOf(intended: string, typed: string): boolean {
  let start = 0;
  while (start < intended.length && intended[start] === typed[start]) start++;
  const [intendedRest, typedRest] = [intended.slice(start), typed.slice(start)];
  const swappedRest = (intendedRest[1] ?? '') + (intendedRest[0] ?? '') + intendedRest.slice(2);
  return (
    intendedRest.slice(1) === typedRest.slice(1) ||
    intendedRest.slice(1) === typedRest ||
    intendedRest === typedRest.slice(1) ||
    swappedRest === typedRest
  );
}
