import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { sumText } from 'shared/party-price';
import * as limits from '../../api/limits';
import type { SheetDeparture, WalkInInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { Stepper } from '../../ui/Stepper';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import button from '../../ui/button.module.css';
import styles from './departure.module.css';

const { minimum, maximum } = limits.WalkInInput.people;

interface Props {
  /** The number of taken spots, including walk-ins. */
  taken: number;
  /** Null if the number of people isn't limited. */
  capacity: number | null;
  price: SheetDeparture['price'];
  /** Why the departure is closed, if a rule closes it: "Closed during your time off". */
  closureText: string | undefined;
  /** Adds the walk-in; resolves once the tap is stored. */
  onAdd: (walkIn: WalkInInput) => Promise<void>;
  onClose: () => void;
}

/**
 * Adds a party that arrives without a booking. Asks for confirmation if the departure would exceed its capacity, or if
 * a rule closes it.
 */
export function WalkInForm({ taken, capacity, price, closureText, onAdd, onClose }: Props) {
  const [name, setName] = useState('');
  const [people, setPeople] = useState(1);
  const [hasWarned, setHasWarned] = useState(false);
  const [isConfirmDialogOpen, setIsConfirmDialogOpen] = useState(false);
  const peopleId = useId();
  const addRef = useRef<HTMLButtonElement>(null);
  const isSubmitting = useRef(false);
  const excess = capacity === null ? 0 : Math.max(0, taken + people - capacity);
  const showsWarning = hasWarned && excess > 0;
  // The button that opened the form has disappeared, so the Add button takes the focus. Pressing Enter adds one person.
  useEffect(() => addRef.current?.focus(), []);

  const add = async () => {
    // Ignores a second click in the same frame.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    await onAdd({ name: name.trim(), people });
    onClose();
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (excess > 0 && !hasWarned) setHasWarned(true);
    else if (closureText !== undefined) setIsConfirmDialogOpen(true);
    else void add();
  };
  const changePeopleTo = (count: number) => () => {
    setPeople(Math.min(maximum, Math.max(minimum, count)));
    setHasWarned(false);
  };
  return (
    <div>
      <form className={styles.walkIn} aria-label="Walk-in" onSubmit={submit}>
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
              onFewer={people <= minimum ? undefined : changePeopleTo(people - 1)}
              onMore={people >= maximum ? undefined : changePeopleTo(people + 1)}
            >
              <output>{people}</output>
            </Stepper>
          </div>
        </div>
        {price && <p className={styles.price}>{sumText(price, { people })}</p>}
        {showsWarning && (
          <Alert>
            That makes {taken + people} of {capacity} spots, {excess} too many. Add them anyway?
          </Alert>
        )}
        <div className={styles.actions} data-actions>
          <button className={excess > 0 ? button.danger : button.button} type="submit" ref={addRef}>
            {showsWarning ? 'Add anyway' : `Add ${String(people)}`}
          </button>
          <button className={button.quiet} type="button" onClick={onClose}>
            {showsWarning ? 'Don’t add' : 'Cancel'}
          </button>
        </div>
      </form>
      {isConfirmDialogOpen && closureText !== undefined && (
        <ConfirmDialog
          title="This tour isn’t offered"
          text={`${closureText}. Add the walk-in anyway?`}
          action="Add anyway"
          onConfirm={add}
          onClose={() => {
            setIsConfirmDialogOpen(false);
          }}
          focusFallbackRef={addRef}
        />
      )}
    </div>
  );
}
