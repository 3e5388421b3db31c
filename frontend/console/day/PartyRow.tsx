import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import { formatDollars } from 'shared/price';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import { describeMarks, type Marks } from '../offline/marks';
import type { NotedPayment, PartyMoney } from '../offline/money';
import { isUnsentTap } from '../offline/outbox';
import type { MarksTap, Payment, Tap } from '../offline/tap';
import { explainFailure } from '../explain-failure';
import { HistoryButton } from '../history/HistoryButton';
import { CancelPartyDialog } from './CancelPartyDialog';
import { ContactLinks } from './ContactLinks';
import { formatInstant } from './format-instant';
import { PartyPayments, RefundDue } from './PartyPayments';
import { CheckInButton, ArrivalStepper, NoShowToggle, NoteField } from './PartyMarks';
import { PayButton } from './PayButton';
import { formatLanguage } from '../format-language';
import { formatPeople } from '../format-people';
import { useAttempt } from './use-attempt';
import { useIsOwner, useOutbox } from '../offline/guide-session';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './party.module.css';

/** A tap within this time after another device's change was probably meant for the button's previous state. */
const REACTION_MS = 800;

interface Props {
  /** The party as last loaded from the server. */
  party: PartyRecord;
  departure: SheetDeparture;
  /** The guide's unsent or refused tap on the party's marks. */
  marksTap: MarksTap | undefined;
  money: PartyMoney;
  /** The party's taps that the server refused. */
  refusedTaps: readonly Tap[];
  /** A description of another device's change. */
  remoteChange: string | undefined;
  /** Whether rows have just moved without a tap, so that a tap now was probably meant for a different row. */
  hasJustMoved: () => boolean;
  /** @param change returns the changes to the current marks */
  onMark: (change: (before: Marks) => Partial<Marks>) => Promise<void>;
  /** Resolves once the tap is stored. */
  onPay: (payment: Payment) => Promise<void>;
  onUndoPayment: (payment: NotedPayment) => void;
  onRemove: () => void;
  /** Dismisses the refused taps. */
  onDismiss: () => void;
  /** Cancels the booking. Rejects on failure; the dialog shows the error. */
  onCancel: (party: PartyRecord, reason: string) => Promise<void>;
  onRestore: () => Promise<void>;
}

/** A party's row: its name opens the details, and the buttons to check in and to pay are within thumb's reach. */
export function PartyRow(props: Props) {
  const { party, departure, marksTap, money, refusedTaps, remoteChange } = props;
  const { onMark, onPay, onUndoPayment, onRemove, onDismiss, onCancel, onRestore } = props;
  const { name, people, walkIn, cancelled } = party;
  const isUnsent = marksTap !== undefined && isUnsentTap(marksTap);
  const marks = isUnsent ? marksTap.marks : party;
  const { isSendingOverdue } = useOutbox();
  const isOwner = useIsOwner();
  const [isOpen, setIsOpen] = useState(false);
  const [isCanceling, setIsCanceling] = useState(false);
  const { failure, attempt } = useAttempt();
  const undoRef = useRef<HTMLButtonElement>(null);
  const { isStable, recordTap } = useStability(marks, money, refusedTaps.length);
  const nameId = useId();
  const isComing = departure.state !== 'cancelled' && !cancelled;
  const hasUnsentPayment = money.payments.some((payment) => payment.isUnsent);
  /** Makes an action ignore a tap right after its button has changed, because the guide may not have noticed that. */
  const ignoreHastyTaps =
    <Input,>(action: (input: Input) => unknown) =>
    (input: Input) => {
      if (!isStable() || props.hasJustMoved()) return;
      recordTap();
      action(input);
    };
  const mark = ignoreHastyTaps(onMark);
  const pay = ignoreHastyTaps(onPay);
  const undoPayment = ignoreHastyTaps(onUndoPayment);
  const toggleDetails = () => {
    setIsOpen(!isOpen);
  };
  return (
    <li
      data-party={party.id}
      className={clsx(styles.party, cancelled ? styles.cancelled : classOf(marks, people))}
      aria-labelledby={nameId}
      aria-busy={(isUnsent || hasUnsentPayment) && !isSendingOverdue}
    >
      <div className={styles.line}>
        <button
          className={styles.summary}
          type="button"
          aria-expanded={isOpen}
          onClick={toggleDetails}
        >
          <span className={styles.name}>
            {isComing && (
              <span className={styles.paperCheckboxes} aria-hidden="true">
                {paperCheckboxes(marks.arrived, people)}
              </span>
            )}
            <span className={screenReader.only}>More about </span>
            <strong id={nameId}>{name}</strong>{' '}
            <span className={styles.size}>{formatPeople(people)}</span>
            {isComing && money.owedCents > 0 && (
              <span className={styles.owedPrinted}> owes {formatDollars(money.owedCents)}</span>
            )}
          </span>
          <small>{summaryOf(party, marks, money)}</small>
        </button>
        {isComing && (
          <PayButton
            name={name}
            money={money}
            isNextStep={marks.arrived > 0}
            isOpen={isOpen}
            onPay={pay}
            onUndo={undoPayment}
            onToggleDetails={toggleDetails}
          />
        )}
        {isComing && (
          <CheckInButton
            party={party}
            marks={marks}
            isUnsent={isUnsent && isSendingOverdue}
            onMark={mark}
          />
        )}
        {isOwner && cancelled && !cancelled.byVisitor && (
          <button
            className={clsx(styles.mainAction, styles.quiet)}
            data-main-action
            type="button"
            ref={undoRef}
            onClick={() => void attempt(onRestore)}
          >
            Undo<span className={screenReader.only}> the cancellation of {name}</span>
          </button>
        )}
      </div>
      {cancelled && (
        <p className={styles.reason}>
          {cancelled.byVisitor ? 'Canceled by the visitor' : `Canceled: ${cancelled.reason}`}
        </p>
      )}
      {!isComing && <RefundDue name={name} money={money} onPay={pay} />}
      <div className={styles.more} hidden={!isOpen}>
        {isComing && <ArrivalStepper party={party} marks={marks} onMark={mark} />}
        {isComing && !walkIn && <NoShowToggle party={party} marks={marks} onMark={mark} />}
        {walkIn && (
          <button className={styles.toggle} type="button" onClick={onRemove}>
            Remove<span className={screenReader.only}> {name}</span>
          </button>
        )}
        {!cancelled && (
          <NoteField name={name} note={marks.note} onSave={(note) => onMark(() => ({ note }))} />
        )}
        <PartyPayments
          name={name}
          money={money}
          services={departure.paymentServices}
          isComing={isComing}
          onPay={onPay}
          onUndo={onUndoPayment}
        />
        <Facts party={party} />
        {isOwner && <HistoryButton name={name} filter={{ booking: party.id }} />}
        {isOwner && isComing && !walkIn && (
          <button
            className={clsx(button.danger, button.small)}
            type="button"
            onClick={() => {
              setIsCanceling(true);
            }}
          >
            Cancel booking<span className={screenReader.only}> for {name}</span>
          </button>
        )}
      </div>
      <div className={styles.status} role="status">
        {remoteChange !== undefined && (
          <p className={clsx(callout.notice, callout.small, styles.rowMessage)}>{remoteChange}</p>
        )}
      </div>
      {refusedTaps.length > 0 && (
        <div className={styles.refusal}>
          {refusedTaps.map(({ id, refused }) => (
            <p
              key={id}
              className={clsx(callout.alert, callout.small, styles.rowMessage)}
              role="alert"
            >
              {refused}
            </p>
          ))}
          <button className={clsx(button.quiet, button.small)} type="button" onClick={onDismiss}>
            Got it
          </button>
        </div>
      )}
      {failure !== null && (
        <p className={clsx(callout.alert, callout.small, styles.rowMessage)} role="alert">
          The cancellation couldn’t be undone. {explainFailure(failure)}
        </p>
      )}
      {isCanceling && (
        <CancelPartyDialog
          party={party}
          departure={departure}
          focusFallbackRef={undoRef}
          onCancel={onCancel}
          onClose={() => {
            setIsCanceling(false);
          }}
        />
      )}
    </li>
  );
}

/** A party's message, contact links, time of booking, and language. */
function Facts({ party }: { party: PartyRecord }) {
  const { message, walkIn, bookedAt, language } = party;
  return (
    <p className={styles.facts}>
      {message !== undefined && <span className={styles.message}>“{message}”</span>}
      <ContactLinks contact={party} className={styles.reach} />
      <span className={styles.booked}>
        {walkIn ? 'Walk-in' : 'Booked'} {formatInstant(bookedAt)}
      </span>
      {language !== undefined && <span>Language: {formatLanguage(language)}</span>}
    </p>
  );
}

/** Detects when a party's marks or debts change without a tap on this device, or because a tap was refused. */
function useStability({ arrived, noShow }: Marks, { owedCents }: PartyMoney, refusedCount: number) {
  const tappedAt = useRef(0);
  const changedAt = useRef(0);
  const previousRefusedCount = useRef<number>(undefined);
  useEffect(() => {
    const isFirstRender = previousRefusedCount.current === undefined;
    const hasNewRefusal = refusedCount > (previousRefusedCount.current ?? 0);
    const isOwnTap = !hasNewRefusal && Date.now() - tappedAt.current < REACTION_MS;
    if (!isFirstRender && !isOwnTap) changedAt.current = Date.now();
    previousRefusedCount.current = refusedCount;
  }, [arrived, noShow, owedCents, refusedCount]);
  return {
    isStable: () => Date.now() - changedAt.current >= REACTION_MS,
    recordTap: () => {
      tappedAt.current = Date.now();
    },
  };
}

/** Returns the line below a party's name. */
function summaryOf(
  { walkIn, people, message }: PartyRecord,
  marks: Marks,
  { owedCents, overpaidCents, paidCents, tipCents }: PartyMoney,
): string {
  const isPartial = (marks.arrived > 0 || marks.noShow) && marks.arrived < people;
  return [
    isPartial ? describeMarks({ ...marks, people }) : '',
    owedCents > 0 && paidCents > 0 ? `${formatDollars(paidCents)} paid` : '',
    overpaidCents > 0 ? `overpaid by ${formatDollars(overpaidCents)}` : '',
    tipCents > 0 ? `${formatDollars(tipCents)} tip` : '',
    marks.note,
    message === undefined ? '' : `“${message}”`,
    walkIn ? 'walk-in' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function classOf({ arrived, noShow }: Marks, people: number): string | undefined {
  if (arrived >= people) return styles.here;
  return noShow ? styles.noShow : undefined;
}

/** Returns boxes to check off on paper, up to the number that fits on a line. */
function paperCheckboxes(arrived: number, people: number): string {
  const boxes = Math.min(people, 12);
  const checked = Math.min(arrived, boxes);
  return '☑'.repeat(checked) + '☐'.repeat(boxes - checked);
}
