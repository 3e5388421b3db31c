import { ContactInput as limits } from '../../../api/limits';
import type { ContactInput } from '../../../api/schema';

/** Contact details in a form; fields that the visitor hasn't filled in are empty. */
export type ContactValues = Required<ContactInput>;

export const NO_CONTACT: ContactValues = {
  name: '',
  email: '',
  phone: '',
  whatsApp: false,
  note: '',
};

const MAX_LENGTHS: Partial<Record<string, { maxLength?: number }>> = limits;

/** Returns the contact details to send to the API; undefined if the visitor typed nothing. */
export function toContactInput(values: ContactValues): ContactInput | undefined {
  const { name, email, phone, whatsApp, note } = values;
  if ([name, email, phone, note].every((text) => text.trim() === '')) return undefined;
  return {
    name,
    ...(email.trim() !== '' && { email }),
    ...(phone.trim() !== '' && { phone, whatsApp }),
    ...(note.trim() !== '' && { note }),
  };
}

/** Returns contact details from the API as values for the form. */
export function toContactValues(contact: Partial<ContactInput>): ContactValues {
  return { ...NO_CONTACT, ...contact };
}

/** Whether a value from storage has the fields and lengths of contact details from the form. */
export function isContactValues(value: unknown): value is ContactValues {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return Object.entries(NO_CONTACT).every(([name, empty]) => {
    const field = fields[name];
    const { maxLength = Infinity } = MAX_LENGTHS[name] ?? {};
    return typeof field === typeof empty && String(field).length <= maxLength;
  });
}

export type ContactErrors = Partial<Record<keyof ContactInput, string>>;

/** Returns the contact fields' errors, without the prefix `contact.` that some API calls add to field names. */
export function toContactErrors(fields: Readonly<Record<string, string>>): ContactErrors {
  const entries = Object.entries(fields).map(([name, sentence]) => [
    // If all contact details are missing, the first field shows the error.
    name === 'contact' ? 'name' : name.replace(/^contact\./, ''),
    sentence,
  ]);
  return Object.fromEntries(entries) as ContactErrors;
}
