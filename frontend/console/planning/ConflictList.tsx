import clsx from 'clsx';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import type { LedDepartureRecord, SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { useSubmit } from '../../ui/use-submit';
import { explainFailure } from '../explain-failure';
import { formatPeople } from '../format-people';
import {
  getSheet,
  keepDeparture,
  moveDeparture,
  setDeparture,
  undoKeepDeparture,
} from '../guide-api';
import { DepartureDialog } from './DepartureDialog';
import { LeaderDialog } from './LeaderDialog';
import { refreshPlanning } from './refresh-planning';
import button from '../../ui/button.module.css';
import styles from './conflict-list.module.css';

interface Props<Departure extends LedDepartureRecord> {
  departures: readonly Departure[];
  /** The conflict that the departures have: `clash`, `busy-calendar`, or the id of a period of time off. */
  conflict: string;
  /** Explains the list. Hidden once the guide keeps all departures. */
  intro: string;
  /** Returns details to show after the number of people. */
  describe?: (departure: Departure) => string;
  /** Whether departures without a guide can be given to a colleague, too. */
  canReassign?: boolean;
  /** Takes the focus if the focused departure leaves the list. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** The action that a departure's dialog starts with. */
type Action = 'moved' | 'cancelled';

/** The departure in the open dialog. */
interface ActiveEdit {
  departure: SheetDeparture;
  action: Action;
}

const RESULT_TEXTS = { moved: 'Moved.', cancelled: 'Canceled.' } as const;

/**
 * Lists booked departures that conflict with time off, an appointment, or another departure. The guide can keep, move,
 * or cancel them. Kept departures are collapsed.
 */
export function ConflictList<Departure extends LedDepartureRecord>(props: Props<Departure>) {
  const { departures, conflict, intro, describe, canReassign = false, focusFallbackRef } = props;
  const client = useQueryClient();
  const [activeEdit, setActiveEdit] = useState<ActiveEdit | null>(null);
  const [departureToReassign, setDepartureToReassign] = useState<Departure | null>(null);
  const [statusText, setStatusText] = useState('');
  const undecidedDepartures = departures.filter(({ isKept }) => !isKept);
  const keptDepartures = departures.filter(({ isKept }) => isKept);

  const startEditing = async ({ id, date }: Departure, action: Action) => {
    setStatusText('');
    const sheet = await getSheet(date);
    const departure = sheet.departures.find((each) => each.id === id);
    if (departure) setActiveEdit({ departure, action });
    else await refreshPlanning(client);
  };
  const runAction = async (action: () => Promise<unknown>, resultText: string) => {
    await action();
    await refreshPlanning(client);
    setStatusText(resultText);
  };
  const save = (action: () => Promise<unknown>) =>
    runAction(action, activeEdit ? RESULT_TEXTS[activeEdit.action] : '');
  return (
    <div className={styles.list}>
      {undecidedDepartures.length > 0 && (
        <>
          <p>{intro}</p>
          <ul>
            {undecidedDepartures.map((departure) => (
              <Item
                key={departure.id}
                departure={departure}
                details={describe?.(departure)}
                focusFallbackRef={focusFallbackRef}
                actions={{
                  Keep: () => runAction(() => keepDeparture(conflict, departure.id), 'Kept.'),
                  Move: () => startEditing(departure, 'moved'),
                  Cancel: () => startEditing(departure, 'cancelled'),
                  ...((canReassign || departure.ledBy) && {
                    'Give to a colleague': () => {
                      setStatusText('');
                      setDepartureToReassign(departure);
                      return Promise.resolve();
                    },
                  }),
                }}
              />
            ))}
          </ul>
        </>
      )}
      <p role="status">{statusText}</p>
      {keptDepartures.length > 0 && (
        <details>
          <summary>{keptDepartures.length} kept</summary>
          <ul>
            {keptDepartures.map((departure) => (
              <Item
                key={departure.id}
                departure={departure}
                details={describe?.(departure)}
                focusFallbackRef={focusFallbackRef}
                actions={{
                  'Decide again': () =>
                    runAction(() => undoKeepDeparture(conflict, departure.id), ''),
                }}
              />
            ))}
          </ul>
        </details>
      )}
      {departureToReassign && (
        <LeaderDialog
          departure={departureToReassign}
          focusFallbackRef={focusFallbackRef}
          onSaved={(name) => {
            setStatusText(
              name === undefined ? 'No guide leads this tour now.' : `Given to ${name}.`,
            );
          }}
          onClose={() => {
            setDepartureToReassign(null);
          }}
        />
      )}
      {activeEdit && (
        <DepartureDialog
          departure={activeEdit.departure}
          action={activeEdit.action}
          focusFallbackRef={focusFallbackRef}
          onSave={(input) => save(() => setDeparture(activeEdit.departure.id, input))}
          onMove={(input) => save(() => moveDeparture(activeEdit.departure.id, input))}
          onClose={() => {
            setActiveEdit(null);
          }}
        />
      )}
    </div>
  );
}

interface ItemProps {
  departure: LedDepartureRecord;
  details: string | undefined;
  focusFallbackRef: RefObject<HTMLElement | null>;
  /** The buttons' actions by label. */
  actions: Readonly<Record<string, () => Promise<void>>>;
}

/** A departure with a link to its day, and a button for each action. */
function Item({ departure, details, focusFallbackRef, actions }: ItemProps) {
  const { date, startTime, place, people } = departure;
  const name = `${formatDayAndDate(date)}, ${formatTime(startTime)}: ${place}`;
  const itemRef = useRef<HTMLLIElement>(null);
  // The cleanup of a layout effect runs before a removed item loses the focus.
  useLayoutEffect(() => {
    const item = itemRef.current;
    const fallback = focusFallbackRef.current;
    return () => {
      if (item?.contains(document.activeElement)) fallback?.focus();
    };
  }, [focusFallbackRef]);
  return (
    <li ref={itemRef}>
      <Link to={`/?date=${date}`}>{name}</Link>
      <p>
        {formatPeople(people)}
        {details !== undefined && `, ${details}`}
      </p>
      <div className={styles.actions}>
        {Object.entries(actions).map(([label, action]) => (
          <ActionButton key={label} label={label} name={name} action={action} />
        ))}
      </div>
    </li>
  );
}

interface ActionButtonProps {
  label: string;
  /** The departure's name, for screen readers. */
  name: string;
  action: () => Promise<void>;
}

function ActionButton({ label, name, action }: ActionButtonProps) {
  const { sending, error, submit } = useSubmit(action);
  return (
    <>
      <button
        className={clsx(button.quiet, button.small)}
        type="button"
        aria-disabled={sending}
        aria-label={`${label}: ${name}`}
        onClick={submit}
      >
        {label}
      </button>
      {error !== null && <Alert>{explainFailure(error)}</Alert>}
    </>
  );
}
