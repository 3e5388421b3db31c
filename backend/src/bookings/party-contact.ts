import { without } from '../without';
import type { Booking } from './booking';
import type { Contact } from './contact';

type Party = Pick<Booking, 'walkIn' | 'contact'>;

/** The account of a party's owner. */
interface Account {
  username: string;
  email: string;
}

/** The name that the guide sees for a party. */
export function displayNameOf({ walkIn, contact }: Party, account?: Account): string {
  const defaultName = walkIn === undefined ? 'Guest' : walkIn || 'Walk-in';
  return contact?.name ?? account?.username ?? defaultName;
}

/** Returns the party's contact details, and its note for the guide as `message`. */
export function contactDetailsOf({ contact }: Pick<Party, 'contact'>, account?: Account) {
  const { note: message, ...details }: Partial<Contact> = contact ?? {};
  const email = contact?.email ?? account?.email;
  return {
    ...without(details, 'name'),
    ...(email !== undefined && { email }),
    ...(message !== undefined && { message }),
  };
}
