import { useId, useState } from 'react';
import {
  formatDate,
  formatTime,
  newYorkDate,
  newYorkTime,
} from '../../../backend/src/tours/calendar';
import { limits } from '../api/limits';
import type { PartyRecord } from '../api/schema';
import type { News } from './day-sheet-store';
import { peopleIn } from './DayLinks';
import { describeMarks, type Marks } from './marks';
import type { WaitingMarks } from './outbox';
import { WaitingMark } from './WaitingMark';

interface Props {
  /** As the server has it. */
  party: PartyRecord;
  /** What was tapped since. */
  wanted?: WaitingMarks;
  news?: News;
  onMark: (marks: Partial<Marks>) => void;
  onRemove: () => void;
}

/** A party: one tap for all of it, and what else there may be to note. */
export function PartyRow({ party, wanted, news, onMark, onRemove }: Props) {
  const { name, email, people, bookedAt, walkIn } = party;
  const { arrived, noShow, note } = wanted?.marks ?? party;
  const nameId = useId();
  const allHere = arrived >= people;
  const count = (number: number) => {
    onMark({ arrived: number, ...(number >= people && { noShow: false }) });
  };
  return (
    <li
      className={`party ${allHere ? 'here' : noShow ? 'missing' : ''}`}
      aria-labelledby={nameId}
      aria-busy={wanted !== undefined && !wanted.waited}
    >
      <div className="party-who">
        <span className="ticks" aria-hidden="true">
          {ticksOf(arrived, people)}
        </span>
        <strong id={nameId}>{name}</strong> <span className="party-size">{peopleIn(people)}</span>
        {email !== undefined && (
          <a className="email" href={`mailto:${email}`}>
            {email}
          </a>
        )}
        <span className="booked">
          {walkIn ? 'Walk-in' : 'Booked'} {whenOf(bookedAt)}
        </span>
      </div>
      <button
        className="check-in"
        type="button"
        onClick={() => {
          count(allHere ? 0 : people);
        }}
      >
        <span className="visually-hidden">{name}: </span>
        {allHere ? (
          <>
            <span aria-hidden="true">✓ </span>
            {people === 1 ? 'Here' : `All ${String(people)} here`}
            <span className="visually-hidden">, tap to undo</span>
          </>
        ) : (
          <>
            {arrived > 0 && (
              <small>{describeMarks({ arrived, noShow: false, note, people })}</small>
            )}
            {people === 1 ? 'Check in' : `Check in ${String(people)}`}
          </>
        )}
        {wanted?.waited && <WaitingMark />}
      </button>
      <div className="party-more">
        {people > 1 && (
          <span className="some" role="group" aria-label={`How many of ${name} have arrived`}>
            <button
              type="button"
              aria-label={`One fewer of ${name}`}
              aria-disabled={arrived === 0}
              onClick={() => {
                if (arrived > 0) count(arrived - 1);
              }}
            >
              <span aria-hidden="true">−</span>
            </button>
            <output>{arrived}</output>
            <button
              type="button"
              aria-label={`One more of ${name}`}
              aria-disabled={allHere}
              onClick={() => {
                if (!allHere) count(arrived + 1);
              }}
            >
              <span aria-hidden="true">+</span>
            </button>
          </span>
        )}
        {walkIn ? (
          <button className="toggle" type="button" onClick={onRemove}>
            Take back<span className="visually-hidden"> {name}</span>
          </button>
        ) : (
          <button
            className="toggle"
            type="button"
            aria-pressed={noShow}
            aria-disabled={allHere}
            onClick={() => {
              if (!allHere) onMark({ noShow: !noShow });
            }}
          >
            No-show<span className="visually-hidden"> {name}</span>
          </button>
        )}
        <NoteField
          name={name}
          note={note}
          onSave={(text) => {
            onMark({ note: text });
          }}
        />
      </div>
      {news && (
        <p
          className={news.refused ? 'party-news refused' : 'party-news'}
          role={news.refused ? 'alert' : 'status'}
        >
          {news.sentence}
        </p>
      )}
    </li>
  );
}

interface NoteFieldProps {
  name: string;
  note: string;
  onSave: (note: string) => void;
}

/** Saved when the guide leaves it. */
function NoteField({ name, note, onSave }: NoteFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <input
      className="note"
      aria-label={`Note about ${name}`}
      placeholder="Note"
      maxLength={limits.AttendanceInput.note.maxLength}
      value={draft ?? note}
      onChange={(event) => {
        setDraft(event.target.value);
      }}
      onBlur={() => {
        if (draft !== null && draft.trim() !== note) onSave(draft.trim());
        setDraft(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') setDraft(null);
      }}
    />
  );
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
