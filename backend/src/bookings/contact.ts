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
