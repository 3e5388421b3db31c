import type { Booking } from './booking';

type Party = Pick<Booking, 'walkIn' | 'contact'>;

/** The owner's account, if the owner has one. */
interface Account {
  username: string;
  email: string;
}

/** The name by which the guide knows a party. */
export function nameOf({ walkIn, contact }: Party, account?: Account): string {
  return (
    contact?.name ?? account?.username ?? (walkIn === undefined ? 'Guest' : walkIn || 'Walk-in')
  );
}

/** The ways in which the guide reaches a party, and its message to the guide. */
export function reachOf({ contact }: Pick<Party, 'contact'>, account?: Account) {
  const email = contact?.email ?? account?.email;
  return {
    ...(email !== undefined && { email }),
    ...(contact?.phone !== undefined && { phone: contact.phone }),
    ...(contact?.whatsApp === true && { whatsApp: true as const }),
    ...(contact?.note !== undefined && { message: contact.note }),
  };
}
