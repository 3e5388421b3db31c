import { createHash } from 'node:crypto';
import type { ContactInput } from './contact.dto';

/** A party's stored contact. */
export type Contact = ContactInput;

/** Returns a contact without its empty fields. */
export function toContact(contact: Contact): Contact {
  const nonEmptyFields = Object.entries(contact).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  return { ...Object.fromEntries(nonEmptyFields), name: contact.name };
}

/** Hashes an email address, ignoring case. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(`address ${email.toLowerCase()}`).digest('base64url');
}
