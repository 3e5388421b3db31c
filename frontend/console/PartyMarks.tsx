import { useState } from 'react';
import { limits } from '../api/limits';
import type { PartyRecord } from '../api/schema';
import { describeMarks, type Marks } from './marks';
import { WaitingMark } from './WaitingMark';

interface Props {
  party: PartyRecord;
  /** What is noted of it, and what was tapped since. */
  marks: Marks;
  onMark: (marks: Partial<Marks>) => void;
}

/** What notes that so many have arrived. */
const countWith =
  ({ party, onMark }: Omit<Props, 'marks'>) =>
  (arrived: number) => {
    onMark({ arrived, ...(arrived >= party.people && { noShow: false }) });
  };

/** One tap for all of a party. */
export function CheckIn({ party, marks, waits, onMark }: Props & { waits: boolean }) {
  const { name, people } = party;
  const { arrived, note } = marks;
  const allHere = arrived >= people;
  return (
    <button
      className="check-in"
      type="button"
      onClick={() => {
        countWith({ party, onMark })(allHere ? 0 : people);
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
          {arrived > 0 && <small>{describeMarks({ arrived, noShow: false, note, people })}</small>}
          {people === 1 ? 'Check in' : `Check in ${String(people)}`}
        </>
      )}
      {waits && <WaitingMark />}
    </button>
  );
}

/** For a party that does not come all at once. */
export function HowMany({ party, marks: { arrived }, onMark }: Props) {
  const { name, people } = party;
  const count = countWith({ party, onMark });
  const allHere = arrived >= people;
  if (people === 1) return null;
  return (
    <span className="some" role="group" aria-label={`How many of ${name}’s party have arrived`}>
      <button
        type="button"
        aria-label={`One fewer for ${name}`}
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
        aria-label={`One more for ${name}`}
        aria-disabled={allHere}
        onClick={() => {
          if (!allHere) count(arrived + 1);
        }}
      >
        <span aria-hidden="true">+</span>
      </button>
    </span>
  );
}

/** That the rest is not expected any more. */
export function NoShow({ party: { name, people }, marks: { arrived, noShow }, onMark }: Props) {
  const allHere = arrived >= people;
  return (
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
  );
}

interface NoteFieldProps {
  name: string;
  note: string;
  onSave: (note: string) => void;
}

/** Saved when the guide leaves it; printed as text, as no field shows the end of a long one. */
export function NoteField({ name, note, onSave }: NoteFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <>
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
      <span className="note-printed">{draft ?? note}</span>
    </>
  );
}
