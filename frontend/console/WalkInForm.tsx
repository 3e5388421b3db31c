import { useEffect, useId, useRef, useState } from 'react';
import { ApiError, sentenceOf } from '../api/client';
import { limits } from '../api/limits';
import type { WalkInInput } from '../api/schema';
import { Alert } from '../ui/Alert';
import { Field } from '../ui/Field';
import { useSubmit } from '../ui/use-submit';

const { minimum, maximum } = limits.WalkInInput.people;

interface Props {
  /** Adds; what it throws is shown, and what was typed is kept. */
  onAdd: (who: WalkInInput) => Promise<void>;
  onClose: () => void;
}

/** Adds somebody who comes without a booking, and is there. */
export function WalkInForm({ onAdd, onClose }: Props) {
  const [name, setName] = useState('');
  const [people, setPeople] = useState(1);
  const peopleId = useId();
  const addRef = useRef<HTMLButtonElement>(null);
  const { sending, error, submit } = useSubmit(async () => {
    await onAdd({ name: name.trim(), people });
    onClose();
  });
  // One more tap adds one person; the button that opened this is gone.
  useEffect(() => addRef.current?.focus(), []);
  const fields = error instanceof ApiError ? error.fields : {};
  return (
    <form className="walk-in" aria-label="Walk-in" aria-busy={sending} onSubmit={submit}>
      <Field label="Name (optional)" error={fields.name}>
        {(props) => (
          <input
            {...props}
            autoComplete="off"
            maxLength={limits.WalkInInput.name.maxLength}
            value={name}
            onChange={(event) => {
              setName(event.target.value);
            }}
          />
        )}
      </Field>
      <div className="walk-in-people">
        <span id={peopleId}>People</span>
        <span className="some" role="group" aria-labelledby={peopleId}>
          <button
            type="button"
            aria-label="Fewer people"
            aria-disabled={people <= minimum}
            onClick={() => {
              setPeople(Math.max(minimum, people - 1));
            }}
          >
            <span aria-hidden="true">−</span>
          </button>
          <output>{people}</output>
          <button
            type="button"
            aria-label="More people"
            aria-disabled={people >= maximum}
            onClick={() => {
              setPeople(Math.min(maximum, people + 1));
            }}
          >
            <span aria-hidden="true">+</span>
          </button>
        </span>
      </div>
      {error !== null && Object.keys(fields).length === 0 && (
        <Alert>Not added. {sentenceOf(error)}</Alert>
      )}
      <div className="departure-actions">
        <button className="button" type="submit" ref={addRef} aria-disabled={sending}>
          Add {people}
        </button>
        <button className="button quiet" type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
