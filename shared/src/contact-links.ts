/** The ways to reach a person, as far as that person gave them. */
export interface ContactWays {
  email?: string;
  /** In E.164 format: `+12125550100`. */
  phone?: string;
  /** Whether the phone number has WhatsApp. */
  whatsApp?: boolean;
}

/** A text that the sender can still edit before sending it. */
export interface Draft {
  /** Only emails have one. */
  subject: string;
  body: string;
}

export interface ContactLink {
  way: 'phone' | 'whatsApp' | 'sms' | 'email';
  /** The phone number or email address. */
  value: string;
  /** The name of a service that uses the phone number; for others, the value. */
  label: string;
  href: string;
}

/** Returns a link to call the phone number. */
function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}

/** Returns a link to write to one email address, whatever characters that address contains. */
export function emailLink(email: string, draft?: Draft): string {
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  const address = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
  if (!draft) return address;
  // RFC 6068 wants CRLF.
  const body = encodeURIComponent(draft.body).replaceAll('%0A', '%0D%0A');
  return `${address}?subject=${encodeURIComponent(draft.subject)}&body=${body}`;
}

/**
 * Returns a link for each way to reach a person: the phone first, or last if there is a message to send.
 *
 * @param draft prefills messages; without it, there is no SMS link
 */
export function contactLinks(
  { email, phone, whatsApp }: ContactWays,
  draft?: Draft,
): ContactLink[] {
  const calls: ContactLink[] = [];
  const messages: ContactLink[] = [];
  if (phone !== undefined) {
    calls.push({ way: 'phone', value: phone, label: phone, href: telephoneLink(phone) });
    if (whatsApp === true) {
      const address = `https://wa.me/${phone.replace(/\D/g, '')}`;
      const href = draft ? `${address}?text=${encodeURIComponent(draft.body)}` : address;
      messages.push({ way: 'whatsApp', value: phone, label: 'WhatsApp', href });
    }
    if (draft) {
      // Android wants the ?, and iPhones want the &.
      const href = `sms:${phone}?&body=${encodeURIComponent(draft.body)}`;
      messages.push({ way: 'sms', value: phone, label: 'SMS', href });
    }
  }
  if (email !== undefined) {
    messages.push({ way: 'email', value: email, label: email, href: emailLink(email, draft) });
  }
  return draft ? [...messages, ...calls] : [...calls, ...messages];
}
