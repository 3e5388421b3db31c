import { useEffect, useState } from 'react';
import { useSession } from '../../../api/session';
import { loadTickets } from '../bookings-api';
import { NO_CONTACT, toContactValues, type ContactValues } from './contact-values';

/**
 * Returns a signed-in visitor's contact from the latest booking, or else from the account. Guests get an empty contact,
 * because other people may use the same browser.
 */
export function useKnownContact(): ContactValues {
  const session = useSession();
  const [bookedContact, setBookedContact] = useState<ContactValues | null>(null);
  const user = session.status === 'signed-in' ? session.user : null;
  const email = user?.email;
  useEffect(() => {
    if (email === undefined) return undefined;
    let isCurrent = true;
    loadTickets().then(
      (tickets) => {
        const [newest] = tickets
          .filter(({ contact }) => contact)
          .sort((one, other) => other.utcBookedAt.localeCompare(one.utcBookedAt));
        if (isCurrent && newest?.contact)
          setBookedContact(toContactValues({ ...newest.contact, note: '' }));
      },
      // Without the bookings, the visitor types the contact.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [email]);
  const accountContact = user && toContactValues({ name: user.username, email: user.email });
  return (user && bookedContact) ?? accountContact ?? NO_CONTACT;
}
