import { useId, useRef } from 'react';
import type { SheetDeparture, WaitingParty } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { explainFailure } from '../explain-failure';
import { ContactLinks } from './ContactLinks';
import { formatInstant } from './format-instant';
import { PartyButton } from './PartyButton';
import { formatLanguage } from '../format-language';
import { formatPeople } from '../format-people';
import { useAttempt } from './use-attempt';
import type { Sheet } from './use-sheet';
import styles from './waitlist.module.css';

interface Props {
  departure: SheetDeparture;
  sheet: Sheet;
}

/** The parties on a departure's waitlist, in order. */
export function Waitlist({ departure, sheet }: Props) {
  const { list, id, waiting } = departure;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { failure, attempt } = useAttempt(() => {
    // The party's buttons may disappear, so the focus moves to the title.
    titleRef.current?.focus();
  });
  const titleId = useId();
  if (waiting.length === 0) return null;

  const moveUp = (index: number) => {
    const ids = waiting.map((party) => party.id);
    const [moved = ''] = ids.splice(index, 1);
    ids.splice(index - 1, 0, moved);
    return sheet.reorderWaitlist(id, ids);
  };
  return (
    <section className={styles.waiting} aria-labelledby={titleId}>
      <h4 id={titleId} ref={titleRef} tabIndex={-1}>
        Waiting list: {waiting.length === 1 ? '1 party' : `${String(waiting.length)} parties`}
      </h4>
      <ol>
        {waiting.map((party, index) => (
          <li key={party.id}>
            <WaitingPartyDetails party={party} />
            <div className={styles.buttons}>
              {party.utcHeldUntil !== undefined && (
                <PartyButton
                  name={party.name}
                  onClick={() => void attempt(() => sheet.acceptOffer(list, party.id))}
                >
                  Book
                </PartyButton>
              )}
              {index > 0 && (
                <PartyButton name={party.name} onClick={() => void attempt(() => moveUp(index))}>
                  Move up
                </PartyButton>
              )}
              <PartyButton
                name={party.name}
                onClick={() => void attempt(() => sheet.removeFromWaitlist(list, party.id))}
              >
                Remove
              </PartyButton>
            </div>
          </li>
        ))}
      </ol>
      {failure !== null && (
        <Alert>The waiting list couldn’t be changed. {explainFailure(failure)}</Alert>
      )}
    </section>
  );
}

function WaitingPartyDetails({ party }: { party: WaitingParty }) {
  const { name, people, message, since, utcHeldUntil, unconfirmed, language } = party;
  return (
    <div className={styles.party}>
      <p>
        <strong>{name}</strong> {formatPeople(people)}
      </p>
      <p className={utcHeldUntil === undefined ? styles.facts : styles.held}>
        {utcHeldUntil === undefined
          ? `Waiting since ${formatInstant(since)}`
          : `${people === 1 ? 'A spot is' : 'Spots are'} held until ${formatInstant(utcHeldUntil)}`}
      </p>
      {unconfirmed && <p className={styles.facts}>Email address not confirmed yet</p>}
      {message !== undefined && <p className={styles.facts}>“{message}”</p>}
      {language !== undefined && (
        <p className={styles.facts}>Language: {formatLanguage(language)}</p>
      )}
      <p className={styles.reach}>
        <ContactLinks contact={party} />
      </p>
    </div>
  );
}
