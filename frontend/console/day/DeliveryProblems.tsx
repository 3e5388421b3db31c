import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import * as labels from '../../api/labels';
import type { PartyRecord, SheetDeparture, WaitingParty } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { explainFailure } from '../explain-failure';
import { useIsOwner } from '../offline/guide-session';
import { ContactLinks } from './ContactLinks';
import { PartyButton } from './PartyButton';
import { formatLanguage } from '../format-language';
import { formatPeople } from '../format-people';
import { useAttempt } from './use-attempt';
import type { Sheet } from './use-sheet';
import callout from '../../ui/callout.module.css';
import styles from './delivery-problems.module.css';

/** A party with a delivery problem, which the API calls `untold`. */
type UnreachedParty = (PartyRecord | WaitingParty) & {
  untold: NonNullable<PartyRecord['untold']>;
};

interface Props {
  departure: SheetDeparture;
  sheet: Sheet;
}

/** Lists the parties that email didn't reach, with links that open a prepared message on the guide's own phone. */
export function DeliveryProblems({ departure, sheet }: Props) {
  const isOwner = useIsOwner();
  const [hasHandledProblem, setHasHandledProblem] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { failure, attempt } = useAttempt(() => {
    setHasHandledProblem(true);
    // The party's buttons disappear, so the focus moves to the title.
    titleRef.current?.focus();
  });
  /** The first sentence of the error message, in case the latest action fails. */
  const [failureOpening, setFailureOpening] = useState('');
  const resend = (mail: string) =>
    attempt(() => {
      setFailureOpening('The email wasn’t resent.');
      return sheet.resendMail(mail);
    });
  const markAsNotified = (mail: string) =>
    attempt(() => {
      setFailureOpening('Not recorded.');
      return sheet.markAsNotified(mail);
    });
  const titleId = useId();
  const parties = [...departure.parties, ...departure.waiting]
    .filter(isUnreached)
    // Once the guide has deleted a message to everyone, parties no longer need to know its contents.
    .filter(({ untold }) => untold.kind !== 'from-guide' || departure.notice !== undefined);
  if (parties.length === 0 && !hasHandledProblem) return null;

  return (
    <section className={clsx(callout.notice, styles.unreached)} aria-labelledby={titleId}>
      <h4 id={titleId} ref={titleRef} tabIndex={-1}>
        {formatTitle(parties.length)}
      </h4>
      {parties.length > 0 && (
        <ul>
          {parties.map((party) => (
            <li key={party.id}>
              <ProblemDetails departure={departure} party={party} />
              {isOwner && (
                <div className={styles.buttons}>
                  {party.untold.canBeSentAgain && (
                    <PartyButton name={party.name} onClick={() => void resend(party.untold.mail)}>
                      Send email again
                    </PartyButton>
                  )}
                  <PartyButton
                    name={party.name}
                    onClick={() => void markAsNotified(party.untold.mail)}
                  >
                    I’ve told them
                  </PartyButton>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {failure !== null && (
        <Alert>
          {failureOpening} {explainFailure(failure)}
        </Alert>
      )}
    </section>
  );
}

function ProblemDetails({
  departure,
  party,
}: {
  departure: SheetDeparture;
  party: UnreachedParty;
}) {
  const { name, people, phone, email, untold } = party;
  const { message, messageInLanguage, language } = untold;
  const subject = subjectOf(departure);
  return (
    <div className={styles.party}>
      <p>
        <strong>{name}</strong> {formatPeople(people)}
      </p>
      <p className={styles.cause}>{describeProblem(party.untold)}</p>
      <p className={styles.reach}>
        <ContactLinks contact={party} message={{ recipient: name, subject, body: message }} />
        {phone === undefined && email === undefined && 'They left no contact details.'}
      </p>
      {language !== undefined && messageInLanguage !== undefined && (
        <>
          <h5>In {formatLanguage(language)}</h5>
          <p lang={language}>{messageInLanguage}</p>
          <p className={styles.reach}>
            <ContactLinks
              contact={party}
              message={{
                recipient: `${name} in ${formatLanguage(language)}`,
                subject,
                body: messageInLanguage,
              }}
            />
          </p>
        </>
      )}
    </div>
  );
}

function isUnreached(party: PartyRecord | WaitingParty): party is UnreachedParty {
  return party.untold !== undefined;
}

function formatTitle(partyCount: number): string {
  if (partyCount === 0) return 'Everyone has been notified';
  return `Not reached by email: ${partyCount === 1 ? '1 party' : `${String(partyCount)} parties`}`;
}

/** The subject of an email to a party. */
function subjectOf({ place, date, localDateTimeStart }: SheetDeparture): string {
  const time = formatTime(localDateTimeStart.slice(11, 16));
  return `Our walk: ${place}, ${formatDayAndDate(date)}, ${time}`;
}

function describeProblem({ contents, why, answer = '' }: UnreachedParty['untold']): string {
  const cause = labels.DeliveryProblem.why[why].replace('{answer}', () => answer);
  return `Doesn’t know ${contents}: ${cause}`;
}
