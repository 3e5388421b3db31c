import { useEffect, useId, useRef, useState } from 'react';
import { formatDate, formatTime, newYorkDate, newYorkTime } from 'shared/new-york';
import { isTemporary, sentenceOf } from '../../api/client';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import { describeMarks, type Marks } from '../outbox/marks';
import { isWaiting } from '../outbox/outbox';
import type { MarksTap } from '../outbox/tap';
import { CancelPartyDialog } from './CancelPartyDialog';
import { mailto } from './mailto';
import { CheckIn, HowMany, NoShow, NoteField } from './PartyMarks';
import { peopleIn } from './people';
import { useOutbox } from './use-sheet';

/** So long a tap is taken to be meant for what stood there before somebody else changed it. */
const REACTION_MS = 800;

interface Props {
  /** As the server has it. */
  party: PartyRecord;
  departure: SheetDeparture;
  /** What was tapped since, and what became of it if it was refused. */
  tap: MarksTap | undefined;
  /** What another device has done to it. */
  news: string | undefined;
  /** Whether rows have just moved by themselves: what is tapped now was meant for another. */
  hasJustMoved: () => boolean;
  /** @param note gives what is noted from what was noted before */
  onMark: (note: (before: Marks) => Partial<Marks>) => Promise<void>;
  onRemove: () => void;
  /** The guide has seen why a tap was refused. */
  onSeen: () => void;
  /** Cancels the booking; what it throws is shown. */
  onCancel: (seen: PartyRecord, reason: string) => Promise<void>;
  onRestore: () => Promise<void>;
}

/** A party in one line: one tap for all of it at the thumb's side, and behind its name what else there is. */
export function PartyRow(props: Props) {
  const { party, departure, tap, news, onMark, onRemove, onSeen, onCancel, onRestore } = props;
  const { name, people, walkIn, cancelled } = party;
  const marks = tap && isWaiting(tap) ? tap.marks : party;
  const { isLate } = useOutbox();
  const [open, setOpen] = useState(false);
  const [cancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const { isSteady, noteTap } = useSteadiness(marks, tap?.refused);
  const nameId = useId();
  const isComing = departure.state !== 'cancelled' && !cancelled;
  const waits = tap !== undefined && isWaiting(tap);
  /** Whoever was about to tap when the button changed would undo what was never seen. */
  const mark = (note: Parameters<typeof onMark>[0]) => {
    if (!isSteady() || props.hasJustMoved()) return;
    noteTap();
    void onMark(note);
  };
  const restore = async () => {
    setFailure(null);
    try {
      await onRestore();
    } catch (error) {
      setFailure(error);
    }
  };
  return (
    <li
      className={`party ${cancelled ? 'cancelled' : classOf(marks, people)}`}
      aria-labelledby={nameId}
      aria-busy={waits && !isLate}
    >
      <div className="party-line">
        <button
          className="party-who"
          type="button"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          <span className="party-name">
            {isComing && (
              <span className="ticks" aria-hidden="true">
                {ticksOf(marks.arrived, people)}
              </span>
            )}
            <span className="visually-hidden">More about </span>
            <strong id={nameId}>{name}</strong>{' '}
            <span className="party-size">{peopleIn(people)}</span>
          </span>
          <small>{lineOf(party, marks)}</small>
        </button>
        {isComing && <CheckIn party={party} marks={marks} waits={waits && isLate} onMark={mark} />}
        {cancelled && (
          <button
            className="check-in quiet"
            type="button"
            ref={undoRef}
            onClick={() => void restore()}
          >
            Undo<span className="visually-hidden"> the cancellation of {name}</span>
          </button>
        )}
      </div>
      {cancelled && <p className="party-reason">Canceled: {cancelled.reason}</p>}
      <div className="party-more" hidden={!open}>
        {isComing && <HowMany party={party} marks={marks} onMark={mark} />}
        {isComing && !walkIn && <NoShow party={party} marks={marks} onMark={mark} />}
        {walkIn && (
          <button className="toggle" type="button" onClick={onRemove}>
            Remove<span className="visually-hidden"> {name}</span>
          </button>
        )}
        {!cancelled && (
          <NoteField name={name} note={marks.note} onSave={(note) => onMark(() => ({ note }))} />
        )}
        <Facts party={party} />
        {isComing && !walkIn && (
          <button
            className="button danger small"
            type="button"
            onClick={() => {
              setCancelling(true);
            }}
          >
            Cancel booking<span className="visually-hidden"> of {name}</span>
          </button>
        )}
      </div>
      <div className="party-told" role="status">
        {news !== undefined && <p className="party-news">{news}</p>}
      </div>
      {tap?.refused !== undefined && (
        <div className="party-refusal">
          <p className="party-news refused" role="alert">
            {tap.refused}
          </p>
          <button className="button quiet small" type="button" onClick={onSeen}>
            Got it
          </button>
        </div>
      )}
      {failure !== null && (
        <p className="party-news refused" role="alert">
          Not undone. {isTemporary(failure) && 'This needs a connection. '}
          {sentenceOf(failure)}
        </p>
      )}
      {cancelling && (
        <CancelPartyDialog
          party={party}
          departure={departure}
          fallbackRef={undoRef}
          onCancel={onCancel}
          onClose={() => {
            setCancelling(false);
          }}
        />
      )}
    </li>
  );
}

/** How to reach who has booked, and when that was. */
function Facts({ party: { email, walkIn, bookedAt } }: { party: PartyRecord }) {
  return (
    <p className="party-facts">
      {email !== undefined && (
        <a className="email" href={mailto(email)}>
          {email}
        </a>
      )}
      <span className="booked">
        {walkIn ? 'Walk-in' : 'Booked'} {whenOf(bookedAt)}
      </span>
    </p>
  );
}

/** Notices when what is noted of a party changes without a tap here, or because one was refused. */
function useSteadiness({ arrived, noShow }: Marks, refused: string | undefined) {
  const tappedAt = useRef(0);
  const shakenAt = useRef(0);
  const isFirst = useRef(true);
  useEffect(() => {
    const isOwn = refused === undefined && Date.now() - tappedAt.current < REACTION_MS;
    if (!isFirst.current && !isOwn) shakenAt.current = Date.now();
    isFirst.current = false;
  }, [arrived, noShow, refused]);
  return {
    isSteady: () => Date.now() - shakenAt.current >= REACTION_MS,
    noteTap: () => {
      tappedAt.current = Date.now();
    },
  };
}

/** What is to be known of a party at a glance, besides its name and size. */
function lineOf({ walkIn, people }: PartyRecord, marks: Marks): string {
  const isPart = (marks.arrived > 0 || marks.noShow) && marks.arrived < people;
  return [isPart ? describeMarks({ ...marks, people }) : '', marks.note, walkIn ? 'walk-in' : '']
    .filter(Boolean)
    .join(' · ');
}

function classOf({ arrived, noShow }: Marks, people: number): string {
  if (arrived >= people) return 'here';
  return noShow ? 'missing' : '';
}

function whenOf(instant: string): string {
  const date = new Date(instant);
  return `${formatDate(newYorkDate(date))}, ${formatTime(newYorkTime(date))}`;
}

/** Boxes to tick on paper, as many as a line has room for. */
function ticksOf(arrived: number, people: number): string {
  const boxes = Math.min(people, 12);
  const ticked = Math.min(arrived, boxes);
  return '☑'.repeat(ticked) + '☐'.repeat(boxes - ticked);
}
