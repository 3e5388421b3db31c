import clsx from 'clsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { addDays, isCalendarDate, newYorkDate } from 'shared/new-york';
import { formatDayAndDate } from 'shared/new-york-texts';
import { now } from '../../api/clock';
import { errorSentence } from '../../api/client';
import type { SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { KEEP_POSITION_STATE } from '../../ui/keep-position';
import { useToday } from '../../ui/use-today';
import { useDesk } from '../offline/desk';
import { Connection } from './Connection';
import { DayLinks } from './DayLinks';
import { DepartureCard } from './DepartureCard';
import { DepartureDialog } from '../planning/DepartureDialog';
import { FindField, useFind } from './FindField';
import { Refusals } from './Refusals';
import { loadsQuery, partiesOf, sheetQuery } from '../offline/sheet-queries';
import { useKeptFocus } from './use-kept-focus';
import { useSheet, type Sheet } from './use-sheet';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './day-sheet.module.css';

/** The maximum age of today's and tomorrow's sheets while the console is open. */
const REFRESH_MS = 5 * 60_000;
/** A delay that lets the shown sheet load first, which may be today's or tomorrow's. */
const START_MS = 2000;

/** The guide's day in New York: the date in the URL, or today. */
export function DaySheet() {
  const [search] = useSearchParams();
  const today = useToday() ?? newYorkDate(now());
  const requested = search.get('date') ?? '';
  const date = isCalendarDate(requested) ? requested : today;
  const { data: loads } = useQuery(loadsQuery(date));
  const { data: copy } = useQuery(sheetQuery(date));
  const sectionRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useKeptFocus(sectionRef, titleRef);
  usePrefetchedDays(today);
  const find = useFind();
  return (
    <section
      className={styles.daySheet}
      data-wide
      ref={sectionRef}
      aria-labelledby="day-sheet-title"
      aria-busy={copy === undefined}
    >
      <DayLinks date={date} today={today} loads={loads ?? []} titleRef={titleRef} />
      <div className={styles.dayTools}>
        <FindField find={find} />
        <Link to="/" state={KEEP_POSITION_STATE} aria-current={date === today ? 'date' : undefined}>
          Today
        </Link>
        <button
          type="button"
          onClick={() => {
            print();
          }}
        >
          Print
        </button>
      </div>
      <div className={styles.sheet}>
        <DateSheet key={date} date={date} today={today} searchText={find.searchText} />
      </div>
    </section>
  );
}

/** Keeps today's and tomorrow's sheets cached for offline use. */
function usePrefetchedDays(today: string): void {
  const { queries } = useDesk();
  useEffect(() => {
    const fetchNear = () => {
      if (document.hidden) return;
      for (const date of [today, addDays(today, 1)]) {
        // An error is shown when the sheet is opened.
        queries.client.query({ ...sheetQuery(date), staleTime: REFRESH_MS }).catch(() => undefined);
      }
    };
    const start = setTimeout(fetchNear, START_MS);
    const timer = setInterval(fetchNear, REFRESH_MS);
    return () => {
      clearTimeout(start);
      clearInterval(timer);
    };
  }, [queries, today]);
}

interface SheetProps {
  date: string;
  today: string;
  /** The text to search for; empty without a search. */
  searchText: string;
}

function DateSheet({ date, today, searchText }: SheetProps) {
  const sheet = useSheet(date);
  const { copy, failure, isLost, remoteChanges, taps } = sheet;
  const partyIds = copy ? partiesOf(copy.sheet).map(({ id }) => id) : [];
  const departures = copy ? copy.sheet.departures.map(({ id }) => id) : [];
  return (
    <>
      {failure !== null && !(isLost && copy) && (
        <Alert onRetry={sheet.reload}>
          {copy ? 'This may be out of date.' : 'This day couldn’t be loaded.'}{' '}
          {errorSentence(failure)}
        </Alert>
      )}
      <Refusals
        taps={taps.filter((tap) => {
          if (tap.kind === 'arrival') return true;
          return tap.kind === 'walk-in'
            ? !departures.includes(tap.departure)
            : !partyIds.includes(tap.party.id);
        })}
      />
      <div
        className={
          remoteChanges.removed.length > 0 ? clsx(callout.notice, styles.gone) : styles.empty
        }
      >
        <div role="status">
          {remoteChanges.removed.map((who, index) => (
            <p key={index}>No longer on this day: {who}.</p>
          ))}
        </div>
        {remoteChanges.removed.length > 0 && (
          <button
            className={clsx(button.quiet, button.small)}
            type="button"
            onClick={() => {
              sheet.dismissChanges();
            }}
          >
            Got it
          </button>
        )}
      </div>
      {copy && (
        <Departures
          date={date}
          departures={copy.sheet.departures}
          sheet={sheet}
          searchText={searchText}
        />
      )}
      <Connection isLost={isLost} at={copy?.at ?? null} today={today} />
    </>
  );
}

interface DeparturesProps {
  date: string;
  departures: SheetDeparture[];
  sheet: Sheet;
  searchText: string;
}

function Departures({ date, departures, sheet, searchText }: DeparturesProps) {
  const [changing, setChanging] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const isBooked = ({ id, parties, waiting }: SheetDeparture) =>
    parties.length + waiting.length > 0 ||
    sheet.taps.some((tap) => tap.kind === 'walk-in' && tap.departure === id && !tap.takenBack);
  const booked = departures.filter(isBooked);
  const others = departures.filter((departure) => !isBooked(departure));
  const changed = departures.find(({ id }) => id === changing);
  const shared = { sheet, searchText, onChange: setChanging };
  return (
    <div className={styles.departures} ref={listRef} tabIndex={-1}>
      {booked.length === 0 && <p>No bookings for {formatDayAndDate(date)}.</p>}
      {booked.map((departure) => (
        <DepartureCard key={departure.id} departure={departure} {...shared} />
      ))}
      {others.length > 0 && (
        <div className={styles.emptyDepartures} hidden={searchText !== ''}>
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
          onSave={(input) => sheet.setDeparture(changed.id, input)}
          onMove={(input) => sheet.moveDeparture(changed.id, input)}
          onClose={() => {
            setChanging(null);
          }}
        />
      )}
    </div>
  );
}
