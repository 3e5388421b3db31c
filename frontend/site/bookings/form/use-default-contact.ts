import { useSession } from '../../../api/session';
import { useRemote } from '../../../ui/use-remote';
import { loadTickets } from '../bookings-api';
import { NO_CONTACT, toContactValues, type ContactValues } from './contact-values';

/**
 * Returns a signed-in visitor's contact details from the latest booking, or else from the account. Guests get empty
 * fields, because other people may use the same browser.
 */
export function useDefaultContact(): ContactValues {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : null;
  // If the bookings can't be loaded, the details come from the account.
  const { state } = useRemote(user?.email ?? null, loadTickets);
  if (!user) return NO_CONTACT;
  const [latestTicket] = (state.status === 'ready' ? state.data : [])
    .filter(({ contact }) => contact)
    .sort((one, other) => other.utcBookedAt.localeCompare(one.utcBookedAt));
  return toContactValues(
    latestTicket?.contact
      ? { ...latestTicket.contact, note: '' }
      : { name: user.username, email: user.email },
  );
}
