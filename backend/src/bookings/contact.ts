import { createHash } from 'node:crypto';

/** How the guide reaches a party: by email, by phone, or both. */
export interface Contact {
  name: string;
  email?: string;
  /** By E.164: `+12125550100`. */
  phone?: string;
  /** Whether the phone has WhatsApp. */
  whatsApp?: boolean;
  /** What the visitor wants the guide to know. */
  note?: string;
}

/** What is kept of an address that somebody has confirmed: enough to know it again. */
export function hashOfAddress(email: string): string {
  return createHash('sha256').update(`address ${email.toLowerCase()}`).digest('base64url');
}

/** What of a contact is kept: what is empty is not there. */
export function contactOf({ name, email, phone, whatsApp, note = '' }: Contact): Contact {
  return {
    name,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(whatsApp === true && { whatsApp }),
    ...(note.trim() !== '' && { note: note.trim() }),
  };
}
