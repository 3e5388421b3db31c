import { useId, useRef, useState } from 'react';
import { formatDate, formatTime, newYorkDate, newYorkTime } from 'shared/new-york';
import type { PartyRecord, SheetDeparture } from '../api/schema';
import { CancelPartyDialog } from './CancelPartyDialog';
import type { News } from './day-sheet-store';
import { peopleIn } from './DayLinks';
import { mailto } from './mailto';
import type { Marks } from './marks';
import type { WaitingMarks } from './outbox';
import { CheckIn, HowMany, NoShow, NoteField } from './PartyMarks';

interface Props {
  /** As the server has it. */
  party: PartyRecord;
  departure: SheetDeparture;
  /** What was tapped since. */
  wanted?: WaitingMarks;
  news?: News;
  onMark: (marks: Partial<Marks>) => void;
  onRemove: () => void;
  /** Cancels the booking; what it throws is shown. */
  onCancel: (seen: PartyRecord, reason: string) => Promise<void>;
  onRestore: () => void;
}

/** A party: one tap for all of it, and what else there may be to note. */
export function PartyRow(props: Props) {
  const { party, departure, wanted, news, onMark, onCancel, onRestore } = props;
  const { name, email, people, bookedAt, walkIn, cancelled } = party;
  const marks = wanted?.marks ?? party;
  const [cancelling, setCancelling] = useState(false);
  const undoRef = useRef<HTMLButtonElement>(null);
  const nameId = useId();
  const isComing = departure.state !== 'cancelled' && !cancelled;
  return (
    <li
      className={`party ${cancelled ? 'cancelled' : classOf(marks, people)}`}
      aria-labelledby={nameId}
      aria-busy={wanted !== undefined && !wanted.waited}
    >
      <div className="party-who">
        {isComing && (
          <span className="ticks" aria-hidden="true">
            {ticksOf(marks.arrived, people)}
          </span>
        )}
        <strong id={nameId}>{name}</strong> <span className="party-size">{peopleIn(people)}</span>
        {isComing && !walkIn && (
          <MoreAbout
            name={name}
            onCancel={() => {
              setCancelling(true);
            }}
          />
        )}
        {email !== undefined && (
          <a className="email" href={mailto(email)}>
            {email}
          </a>
        )}
        <span className="booked">
          {walkIn ? 'Walk-in' : 'Booked'} {whenOf(bookedAt)}
        </span>
      </div>
      {isComing && <CheckIn {...props} marks={marks} waits={wanted?.waited === true} />}
      {cancelled ? (
        <>
          <button className="toggle undo" type="button" ref={undoRef} onClick={onRestore}>
            Undo<span className="visually-hidden"> the cancellation of {name}</span>
          </button>
          <p className="party-more">Canceled: {cancelled.reason}</p>
        </>
      ) : (
        <div className="party-more">
          {isComing && <HowMany {...props} marks={marks} />}
          {walkIn ? <TakeBack {...props} /> : isComing && <NoShow {...props} marks={marks} />}
          <NoteField
            name={name}
            note={marks.note}
            onSave={(note) => {
              onMark({ note });
            }}
          />
        </div>
      )}
      <div className="party-told" role="status">
        {news && !news.refused && <p className="party-news">{news.sentence}</p>}
      </div>
      {news?.refused && (
        <p className="party-news refused" role="alert">
          {news.sentence}
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

interface MoreProps {
  name: string;
  onCancel: () => void;
}

/** What is done too rarely to stand in every row. */
function MoreAbout({ name, onCancel }: MoreProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        className="more"
        type="button"
        aria-label={`More about ${name}`}
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
        }}
      >
        <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </button>
      {open && (
        <button className="button danger small" type="button" onClick={onCancel}>
          Cancel booking<span className="visually-hidden"> of {name}</span>
        </button>
      )}
    </>
  );
}

function TakeBack({ party: { name }, onRemove }: Pick<Props, 'party' | 'onRemove'>) {
  return (
    <button className="toggle" type="button" onClick={onRemove}>
      Remove<span className="visually-hidden"> {name}</span>
    </button>
  );
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
