import { useRef, useState } from 'react';
import { formatDayAndDate, isCalendarDate } from 'shared/new-york';
import type { SheetDeparture } from '../api/schema';
import { Alert } from '../ui/Alert';
import { useToday } from '../ui/use-today';
import type { DaySheetState, DaySheetStore } from './day-sheet-store';
import { Connection } from './Connection';
import { DayLinks } from './DayLinks';
import { DepartureCard } from './DepartureCard';
import { DepartureDialog } from './DepartureDialog';
import type { Desk } from './desk';
import { useDaySheet } from './use-day-sheet';
import { useKeptFocus } from './use-kept-focus';
import { useQuery } from './use-query';

/** A day of the guide's in New York: today, unless the address names another. */
export function DaySheet({ desk }: { desk: Desk }) {
  const query = useQuery();
  const today = useToday();
  const asked = query.get('date') ?? '';
  const date = isCalendarDate(asked) ? asked : today;
  // Null while pages are rendered to HTML: this one never is with a sheet.
  return date !== null && today !== null && <SheetOf date={date} today={today} desk={desk} />;
}

interface SheetProps {
  date: string;
  today: string;
  desk: Desk;
}

function SheetOf({ date, today, desk }: SheetProps) {
  const { state, store } = useDaySheet(date, desk);
  const { sheet, error, gone } = state;
  // Until those of the next date are there: what has the focus may be among them.
  const [loads, setLoads] = useState(state.loads);
  if (state.loads.length > 0 && state.loads !== loads) setLoads(state.loads);
  const sectionRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useKeptFocus(sectionRef, titleRef);
  return (
    <section
      className="day-sheet"
      ref={sectionRef}
      aria-labelledby="day-sheet-title"
      aria-busy={sheet === null}
    >
      <DayLinks date={date} today={today} loads={loads} titleRef={titleRef} />
      {error !== null && (
        <div className="sheet-error">
          <Alert>
            {sheet ? 'This may be out of date.' : 'This day couldn’t be loaded.'} {error}
          </Alert>
          <button className="button quiet" type="button" onClick={store.reload}>
            Try again
          </button>
        </div>
      )}
      <div className={gone.length > 0 ? 'notice gone' : 'gone'}>
        <div role="status">
          {gone.map((who, index) => (
            <p key={index}>No longer on this day: {who}.</p>
          ))}
        </div>
        {gone.length > 0 && (
          <button className="button quiet small" type="button" onClick={store.forgetGone}>
            Got it
          </button>
        )}
      </div>
      {sheet && (
        <Departures
          key={date}
          date={date}
          departures={sheet.departures}
          state={state}
          store={store}
        />
      )}
      <Connection outbox={desk.outbox} at={state.at} today={today} />
    </section>
  );
}

interface DeparturesProps {
  date: string;
  departures: SheetDeparture[];
  state: DaySheetState;
  store: DaySheetStore;
}

function Departures({ date, departures, state, store }: DeparturesProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isBooked = ({ id, parties }: SheetDeparture) =>
    parties.length > 0 || state.walkIns.some(({ departure }) => departure === id);
  const booked = departures.filter(isBooked);
  const others = departures.filter((departure) => !isBooked(departure));
  const changed = departures.find(({ id }) => id === changing);
  const shared = { state, store, onChange: setChanging };
  return (
    <div className="departures" ref={listRef} tabIndex={-1}>
      {booked.length === 0 && <p className="nobody">No bookings for {formatDayAndDate(date)}.</p>}
      {booked.map((departure) => (
        <DepartureCard key={departure.id} departure={departure} {...shared} />
      ))}
      {others.length > 0 && (
        <div className="empty-departures">
          <h3>Tours without bookings</h3>
          {others.map((departure) => (
            <DepartureCard key={departure.id} departure={departure} {...shared} />
          ))}
        </div>
      )}
      {changed && (
        <DepartureDialog
          departure={changed}
          fallbackRef={listRef}
          onSave={(input) => store.setDeparture(changed.id, input)}
          onMove={(input) => store.moveDeparture(changed.id, input)}
          onClose={() => {
            setChanging(null);
          }}
        />
      )}
    </div>
  );
}
