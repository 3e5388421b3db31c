import { useRef, useState } from 'react';
import * as limits from '../../api/limits';
import type { PartyRecord } from '../../api/schema';
import type { Marks } from '../offline/marks';
import { useUndoOffer } from './use-undo-offer';
import { Stepper } from '../../ui/Stepper';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './party.module.css';

interface Props {
  party: PartyRecord;
  /** The party's marks, including an unsent tap. */
  marks: Marks;
  /** @param change returns the changes to the current marks, which may be newer than the shown ones */
  onMark: (change: (before: Marks) => Partial<Marks>) => void;
}

/** Returns the marks for a number of arrived people, limited to the party's size. A complete party isn't a no-show. */
function marksForArrived(arrived: number, { people }: PartyRecord): Partial<Marks> {
  const count = Math.min(people, Math.max(0, arrived));
  return { arrived: count, ...(count === people && { noShow: false }) };
}

/** A second tap on the same button within this time is treated as accidental. */
export const BOUNCE_MS = 500;

/** A button that checks in a whole party with one tap. The next tap undoes the check-in. */
export function CheckInButton({ party, marks, isUnsent, onMark }: Props & { isUnsent: boolean }) {
  const { name, people } = party;
  const { arrived } = marks;
  const areAllHere = arrived >= people;
  const tappedAt = useRef(0);
  const [offersUndo, setOffersUndo] = useUndoOffer();
  return (
    <button
      className={styles.mainAction}
      data-main-action
      type="button"
      onClick={() => {
        if (Date.now() - tappedAt.current < BOUNCE_MS) return;
        tappedAt.current = Date.now();
        setOffersUndo(!areAllHere);
        onMark(() => marksForArrived(areAllHere ? 0 : people, party));
      }}
    >
      <span className={screenReader.only}>{name}: </span>
      {areAllHere ? (
        <>
          <span>
            <span aria-hidden="true">✓ </span>
            {people === 1 ? 'Here' : `All ${String(people)} here`}
            {!offersUndo && <span className={screenReader.only}>, tap to undo</span>}
          </span>
          {offersUndo && <small className={styles.undo}>Undo</small>}
        </>
      ) : (
        <span>{people === 1 ? 'Check in' : `Check in ${String(people)}`}</span>
      )}
      {isUnsent && <small className={styles.unsent}>not sent yet</small>}
    </button>
  );
}

/** A stepper for a party whose members arrive separately. */
export function ArrivalStepper({ party, marks: { arrived }, onMark }: Props) {
  const { name, people } = party;
  if (people === 1) return null;
  const step = (change: 1 | -1) => () => {
    onMark((before) => marksForArrived(before.arrived + change, party));
  };
  return (
    <div role="group" aria-label={`How many of ${name}’s party have arrived`}>
      <Stepper
        fewer={`One fewer for ${name}`}
        more={`One more for ${name}`}
        onFewer={arrived === 0 ? undefined : step(-1)}
        onMore={arrived >= people ? undefined : step(1)}
      >
        <output>{arrived}</output>
      </Stepper>
    </div>
  );
}

/** A toggle that marks the people of a party who haven't arrived as no-shows. */
export function NoShowToggle({
  party: { name, people },
  marks: { arrived, noShow },
  onMark,
}: Props) {
  const areAllHere = arrived >= people;
  return (
    <button
      className={styles.toggle}
      type="button"
      aria-pressed={noShow}
      aria-disabled={areAllHere}
      onClick={() => {
        if (!areAllHere) onMark(() => ({ noShow: !noShow }));
      }}
    >
      No-show<span className={screenReader.only}> {name}</span>
    </button>
  );
}

interface NoteFieldProps {
  name: string;
  note: string;
  /** Resolves once the note is stored. */
  onSave: (note: string) => Promise<void>;
}

/** A field for a note, which is saved on blur. The note is printed as text, because a field cuts off long notes. */
export function NoteField({ name, note, onSave }: NoteFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const save = async () => {
    if (draft === null) return;
    if (draft.trim() !== note) await onSave(draft.trim());
    // Keeps the draft if the guide has typed more in the meantime.
    setDraft((latest) => (latest === draft ? null : latest));
  };
  return (
    <>
      <input
        className={styles.note}
        aria-label={`Note about ${name}`}
        placeholder="Note"
        maxLength={limits.AttendanceInput.note.maxLength}
        value={draft ?? note}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onBlur={() => void save()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
          if (event.key === 'Escape') setDraft(null);
        }}
      />
      <span className={styles.notePrinted}>{draft ?? note}</span>
    </>
  );
}
