import clsx from 'clsx';
import { useEffect, useId, useRef, useState } from 'react';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import { describeMarks, type Marks } from '../offline/marks';
import { isWaiting } from '../offline/outbox';
import type { MarksTap } from '../offline/tap';
import { explainFailure } from '../explain-failure';
import { HistoryButton } from '../history/HistoryButton';
import { CancelPartyDialog } from './CancelPartyDialog';
import { ContactLinks } from './ContactLinks';
import { formatMoment } from './moments';
import { CheckInButton, ArrivalStepper, NoShowToggle, NoteField } from './PartyMarks';
import { formatPeople } from '../format-people';
import { useAttempt } from './use-attempt';
import { useIsOwner, useOutbox } from '../offline/desk';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './party.module.css';

/** A tap within this time after another device's change was probably meant for the button's previous state. */
const REACTION_MS = 800;

interface Props {
  /** The party as the server has it. */
  party: PartyRecord;
  departure: SheetDeparture;
  /** The guide's waiting or refused tap. */
  tap: MarksTap | undefined;
  /** A description of another device's change. */
  remoteChange: string | undefined;
  /** Whether rows have just moved without a tap, so that a tap now was probably meant for a different row. */
  hasJustMoved: () => boolean;
  /** @param change returns the changes to the current marks */
  onMark: (change: (before: Marks) => Partial<Marks>) => Promise<void>;
  onRemove: () => void;
  /** Dismisses the refused tap. */
  onDismiss: () => void;
  /** Cancels the booking; errors are shown. */
  onCancel: (party: PartyRecord, reason: string) => Promise<void>;
  onRestore: () => Promise<void>;
}

/** A party in one line: its name, which opens details, and a check-in button within thumb's reach. */
export function PartyRow(props: Props) {
  const { party, departure, tap, remoteChange, onMark, onRemove, onDismiss, onCancel, onRestore } =
    props;
  const { name, people, walkIn, cancelled } = party;
  const marks = tap && isWaiting(tap) ? tap.marks : party;
  const { isLate } = useOutbox();
  const isOwner = useIsOwner();
  const [isOpen, setIsOpen] = useState(false);
  const [isCanceling, setIsCanceling] = useState(false);
  const { failure, attempt } = useAttempt();
  const undoRef = useRef<HTMLButtonElement>(null);
  const { areMarksStable, recordTap } = useMarksStability(marks, tap?.refused);
  const nameId = useId();
  const isComing = departure.state !== 'cancelled' && !cancelled;
  const isUnsent = tap !== undefined && isWaiting(tap);
  /** Ignores a tap right after the button changed: it would undo a change that the guide hasn't noticed. */
  const mark = (change: Parameters<typeof onMark>[0]) => {
    if (!areMarksStable() || props.hasJustMoved()) return;
    recordTap();
    void onMark(change);
  };
  return (
    <li
      data-party={party.id}
      className={clsx(styles.party, cancelled ? styles.cancelled : classOf(marks, people))}
      aria-labelledby={nameId}
      aria-busy={isUnsent && !isLate}
    >
      <div className={styles.line}>
        <button
          className={styles.who}
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          <span className={styles.name}>
            {isComing && (
              <span className={styles.ticks} aria-hidden="true">
                {ticksOf(marks.arrived, people)}
              </span>
            )}
            <span className={screenReader.only}>More about </span>
            <strong id={nameId}>{name}</strong>{' '}
            <span className={styles.size}>{formatPeople(people)}</span>
          </span>
          <small>{summaryOf(party, marks)}</small>
        </button>
        {isComing && (
          <CheckInButton party={party} marks={marks} isUnsent={isUnsent && isLate} onMark={mark} />
        )}
        {isOwner && cancelled && (
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
      {cancelled && <p className={styles.reason}>Canceled: {cancelled.reason}</p>}
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
      {tap?.refused !== undefined && (
        <div className={styles.refusal}>
          <p className={clsx(callout.alert, callout.small, styles.rowMessage)} role="alert">
            {tap.refused}
          </p>
          <button className={clsx(button.quiet, button.small)} type="button" onClick={onDismiss}>
            Got it
          </button>
        </div>
      )}
      {failure !== null && (
        <p className={clsx(callout.alert, callout.small, styles.rowMessage)} role="alert">
          Not undone. {explainFailure(failure)}
        </p>
      )}
      {isCanceling && (
        <CancelPartyDialog
          party={party}
          departure={departure}
          fallbackRef={undoRef}
          onCancel={onCancel}
          onClose={() => {
            setIsCanceling(false);
          }}
        />
      )}
    </li>
  );
}

/** A party's message, contact links, and time of booking. */
function Facts({ party }: { party: PartyRecord }) {
  const { message, walkIn, bookedAt } = party;
  return (
    <p className={styles.facts}>
      {message !== undefined && <span className={styles.message}>“{message}”</span>}
      <ContactLinks contact={party} className={styles.reach} />
      <span className={styles.booked}>
        {walkIn ? 'Walk-in' : 'Booked'} {formatMoment(bookedAt)}
      </span>
    </p>
  );
}

/** Detects when a party's marks change without a tap on this device, or because a tap was refused. */
function useMarksStability({ arrived, noShow }: Marks, refused: string | undefined) {
  const tappedAt = useRef(0);
  const changedAt = useRef(0);
  const isFirst = useRef(true);
  useEffect(() => {
    const isOwn = refused === undefined && Date.now() - tappedAt.current < REACTION_MS;
    if (!isFirst.current && !isOwn) changedAt.current = Date.now();
    isFirst.current = false;
  }, [arrived, noShow, refused]);
  return {
    areMarksStable: () => Date.now() - changedAt.current >= REACTION_MS,
    recordTap: () => {
      tappedAt.current = Date.now();
    },
  };
}

/** The line below a party's name. */
function summaryOf({ walkIn, people, message }: PartyRecord, marks: Marks): string {
  const isPartial = (marks.arrived > 0 || marks.noShow) && marks.arrived < people;
  return [
    isPartial ? describeMarks({ ...marks, people }) : '',
    marks.note,
    message === undefined ? '' : `“${message}”`,
    walkIn ? 'walk-in' : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

function classOf({ arrived, noShow }: Marks, people: number): string | undefined {
  if (arrived >= people) return styles.here;
  return noShow ? styles.missing : undefined;
}

/** Boxes to tick on paper, up to the number that fits on a line. */
function ticksOf(arrived: number, people: number): string {
  const boxes = Math.min(people, 12);
  const ticked = Math.min(arrived, boxes);
  return '☑'.repeat(ticked) + '☐'.repeat(boxes - ticked);
}
