import { useEffect, useState } from 'react';
import { useSession } from '../../api/session';
import { loadTickets } from './bookings-api';
import { NO_CONTACT, valuesOf, type ContactValues } from './contact-values';

/**
 * What is known of how to reach whoever is signed in: what the newest booking said, or else the account. A guest
 * may be another one on the same device.
 */
export function useKnownContact(): ContactValues {
  const session = useSession();
  const [known, setKnown] = useState<ContactValues | null>(null);
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
        if (isCurrent && newest?.contact) setKnown(valuesOf({ ...newest.contact, note: '' }));
      },
      // Then it has to be typed.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [email]);
  const account = user && valuesOf({ name: user.username, email: user.email });
  return (user && known) ?? account ?? NO_CONTACT;
}
