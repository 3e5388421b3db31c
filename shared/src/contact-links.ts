/** The contact details that a person gave. */
export interface ContactDetails {
  email?: string;
  /** In E.164 format: `+12125550100`. */
  phone?: string;
  /** Whether the phone number has WhatsApp. */
  whatsApp?: boolean;
}

/** A message that the sender can still edit before sending it. */
export interface Draft {
  /** Used only in emails. */
  subject: string;
  body: string;
}

export interface ContactLink {
  way: 'phone' | 'whatsApp' | 'sms' | 'email';
  /** The phone number or email address. */
  value: string;
  /** The text of the link: the name of a messaging service, or else the value. */
  label: string;
  href: string;
}

/** Returns a link that calls a phone number. */
function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+0-9]/g, '')}`;
}

/** Returns a link for writing to an email address. Escapes the address, so that it can't add a recipient or text. */
export function emailLink(email: string, draft?: Draft): string {
  const atIndex = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, atIndex), email.slice(atIndex + 1)];
  const url = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
  if (!draft) return url;
  // RFC 6068 requires CRLF.
  const body = encodeURIComponent(draft.body).replaceAll('%0A', '%0D%0A');
  return `${url}?subject=${encodeURIComponent(draft.subject)}&body=${body}`;
}

/**
 * Returns a link for each contact detail. The phone link comes first, or last if there is a draft.
 *
 * @param draft the text that messages start with; without it, there is no SMS link
 */
export function contactLinks(
  { email, phone, whatsApp }: ContactDetails,
  draft?: Draft,
): ContactLink[] {
  const callLinks: ContactLink[] = [];
  const messageLinks: ContactLink[] = [];
  if (phone !== undefined) {
    callLinks.push({ way: 'phone', value: phone, label: phone, href: phoneLink(phone) });
    if (whatsApp === true) {
      const url = `https://wa.me/${phone.replace(/\D/g, '')}`;
      const href = draft ? `${url}?text=${encodeURIComponent(draft.body)}` : url;
      messageLinks.push({ way: 'whatsApp', value: phone, label: 'WhatsApp', href });
    }
    if (draft) {
      // Android requires the ?, and iPhones require the &.
      const href = `sms:${phone}?&body=${encodeURIComponent(draft.body)}`;
      messageLinks.push({ way: 'sms', value: phone, label: 'SMS', href });
    }
  }
  if (email !== undefined) {
    messageLinks.push({ way: 'email', value: email, label: email, href: emailLink(email, draft) });
  }
  return draft ? [...messageLinks, ...callLinks] : [...callLinks, ...messageLinks];
}
