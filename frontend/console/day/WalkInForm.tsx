import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import * as limits from '../../api/limits';
import type { WalkInInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { Stepper } from '../../ui/Stepper';
import button from '../../ui/button.module.css';
import styles from './departure.module.css';

const { minimum, maximum } = limits.WalkInInput.people;

interface Props {
  /** The number of taken spots, including walk-ins. */
  taken: number;
  /** Null for no limit. */
  capacity: number | null;
  /** Adds the walk-in; resolves once the tap is stored. */
  onAdd: (walkIn: WalkInInput) => Promise<void>;
  onClose: () => void;
}

/** Adds a party that arrives without a booking. Asks for confirmation if the departure would exceed its capacity. */
export function WalkInForm({ taken, capacity, onAdd, onClose }: Props) {
  const [name, setName] = useState('');
  const [people, setPeople] = useState(1);
  const [hasAsked, setHasAsked] = useState(false);
  const peopleId = useId();
  const addRef = useRef<HTMLButtonElement>(null);
  const isSubmitting = useRef(false);
  const excess = capacity === null ? 0 : Math.max(0, taken + people - capacity);
  const isAsking = hasAsked && excess > 0;
  // The button that opened the form is gone, so the Add button takes the focus. Pressing it adds one person.
  useEffect(() => addRef.current?.focus(), []);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // Ignores a second click in the same frame.
    if (isSubmitting.current) return;
    if (excess > 0 && !hasAsked) {
      setHasAsked(true);
      return;
    }
    isSubmitting.current = true;
    await onAdd({ name: name.trim(), people });
    onClose();
  };
  const step = (count: number) => () => {
    setPeople(Math.min(maximum, Math.max(minimum, count)));
    setHasAsked(false);
  };
  return (
    <form className={styles.walkIn} aria-label="Walk-in" onSubmit={(event) => void submit(event)}>
      <Field label="Name (optional)">
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
      <div className={styles.people}>
        <span id={peopleId}>People</span>
        <div role="group" aria-labelledby={peopleId}>
          <Stepper
            fewer="Fewer people"
            more="More people"
            onFewer={people <= minimum ? undefined : step(people - 1)}
            onMore={people >= maximum ? undefined : step(people + 1)}
          >
            <output>{people}</output>
          </Stepper>
        </div>
      </div>
      {isAsking && (
        <Alert>
          That makes {taken + people} of {capacity} spots, {excess} too many. Add them anyway?
        </Alert>
      )}
      <div className={styles.actions} data-actions>
        <button className={excess > 0 ? button.danger : button.button} type="submit" ref={addRef}>
          {isAsking ? 'Add anyway' : `Add ${String(people)}`}
        </button>
        <button className={button.quiet} type="button" onClick={onClose}>
          {isAsking ? 'Don’t add' : 'Cancel'}
        </button>
      </div>
    </form>
  );
}
