import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDate, formatDayAndDate, formatTime } from 'shared/new-york';
import type { SheetDeparture } from '../api/schema';
import type { DaySheetState, DaySheetStore } from './day-sheet-store';
import { peopleIn } from './DayLinks';
import { PartyRow } from './PartyRow';
import { WaitingWalkInRow } from './WaitingWalkInRow';
import { WalkInForm } from './WalkInForm';

interface Props {
  departure: SheetDeparture;
  state: DaySheetState;
  store: DaySheetStore;
  /** Begins to change the departure of that id. */
  onChange: (id: string) => void;
}

/** A departure with who comes; one to which nobody comes is a line that can be opened. */
export function DepartureCard({ departure, state, store, onChange }: Props) {
  const { id, list, place, meetingPoint, reason, parties, moreParties } = departure;
  const isCancelled = departure.state === 'cancelled';
  const actions = <Actions departure={departure} store={store} onChange={onChange} />;
  const where = <p className="meeting-point">{meetingPoint}</p>;
  const why = reason !== undefined && <p className="reason">{reason}</p>;
  const walkIns = state.walkIns.filter((each) => each.departure === id);
  if (parties.length === 0 && walkIns.length === 0) {
    return (
      <details className="empty-departure" data-departure={id}>
        <summary>
          <span className="time">{startOf(departure)}</span> {place} <Flag departure={departure} />
        </summary>
        {where}
        {why}
        {actions}
      </details>
    );
  }
  const titleId = `departure-${id}`;
  const added = walkIns.reduce((sum, { who }) => sum + who.people, 0);
  const arrived = parties
    .filter(({ cancelled }) => !cancelled)
    .reduce((sum, party) => sum + (state.wanted[party.id]?.marks ?? party).arrived, added);
  return (
    <article className="departure card" aria-labelledby={titleId} data-departure={id}>
      <header>
        <h3 id={titleId}>
          <span className="time">
            {startOf(departure)}–{formatTime(departure.localDateTimeEnd.slice(11, 16))}
          </span>{' '}
          {place}
        </h3>
        <Flag departure={departure} />
        {where}
        {why}
        <p className="counts">
          {isCancelled ? (
            `${peopleIn(departure.taken + added)} had booked`
          ) : (
            <>
              <strong className={tooManyOf(departure, added) > 0 ? 'too-many' : undefined}>
                {takenOf(departure, added)}
              </strong>
              , {arrived} arrived
            </>
          )}
        </p>
      </header>
      <ul className="parties" aria-label="Parties">
        {parties.map((party) => (
          <PartyRow
            key={party.id}
            party={party}
            departure={departure}
            wanted={state.wanted[party.id]}
            news={state.news[party.id]}
            onMark={(marks) => {
              store.mark(list, party, marks);
            }}
            onRemove={() => {
              store.removeWalkIn(list, party.id);
            }}
            onCancel={(seen, reason) => store.cancelParty(list, seen, reason)}
            onRestore={() => {
              store.restoreParty(list, party.id);
            }}
          />
        ))}
        {walkIns.map((walkIn) => (
          <WaitingWalkInRow
            key={walkIn.id}
            walkIn={walkIn}
            onRemove={() => {
              store.dropWalkIn(walkIn.id);
            }}
          />
        ))}
      </ul>
      {moreParties > 0 && (
        <p>
          And {moreParties} more {moreParties === 1 ? 'party' : 'parties'}.
        </p>
      )}
      {actions}
    </article>
  );
}

function Actions({ departure, store, onChange }: Omit<Props, 'state'>) {
  const { id, state, date, movedTo } = departure;
  const [adding, setAdding] = useState(false);
  if (adding) {
    return (
      <WalkInForm
        onAdd={(who) => store.addWalkIn(id, who)}
        onClose={() => {
          setAdding(false);
        }}
      />
    );
  }
  return (
    <div className="departure-actions">
      {state !== 'cancelled' && (
        <button
          className="button quiet small"
          type="button"
          onClick={() => {
            setAdding(true);
          }}
        >
          Add walk-in<span className="visually-hidden">, {nameOf(departure)}</span>
        </button>
      )}
      <button
        className="button quiet small"
        type="button"
        onClick={() => {
          onChange(id);
        }}
      >
        Change tour<span className="visually-hidden">, {nameOf(departure)}</span>
      </button>
      {movedTo !== undefined && movedTo !== date && (
        <Link to={`/?date=${movedTo}`}>{formatDayAndDate(movedTo)}</Link>
      )}
    </div>
  );
}

function Flag({ departure: { state, date, movedTo } }: { departure: SheetDeparture }) {
  if (state === 'open') return null;
  if (movedTo !== undefined) {
    const where = movedTo === date ? 'another time' : formatDate(movedTo);
    return <span className="flag closed">Moved to {where}</span>;
  }
  return <span className={`flag ${state}`}>{state === 'closed' ? 'Closed' : 'Canceled'}</span>;
}

/**
 * "14 of 12 spots taken: 2 too many".
 *
 * @param added how many people the server does not count yet
 */
function takenOf(departure: SheetDeparture, added: number): string {
  const { taken, capacity } = departure;
  if (capacity === null) return peopleIn(taken + added);
  const spots = `${String(taken + added)} of ${String(capacity)} spots taken`;
  const tooMany = tooManyOf(departure, added);
  return tooMany > 0 ? `${spots}: ${String(tooMany)} too many` : spots;
}

/** By how many people its limit is exceeded: walk-ins are not turned away. */
function tooManyOf({ taken, capacity }: SheetDeparture, added: number): number {
  return capacity === null ? 0 : Math.max(0, taken + added - capacity);
}

function startOf({ localDateTimeStart }: SheetDeparture): string {
  return formatTime(localDateTimeStart.slice(11, 16));
}

/** What tells a departure from the day's others, for who does not see where a button stands. */
function nameOf(departure: SheetDeparture): string {
  return `${departure.place} at ${startOf(departure)}`;
}
