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
import { monthOf } from '../../ui/month';
import { KEEP_POSITION_STATE } from '../../ui/keep-position';
import { useToday } from '../../ui/use-today';
import { useGuideSession, useIsOwner } from '../offline/guide-session';
import { Connection } from './Connection';
import { DayLinks } from './DayLinks';
import { DepartureCard } from './DepartureCard';
import { calendarQuery } from '../planning/calendar/calendar-query';
import { DepartureDialog } from '../planning/DepartureDialog';
import { SearchField, useSearch } from './SearchField';
import { Refusals } from './Refusals';
import { partyOf } from '../offline/tap';
import { peopleByDateQuery, partiesOf, sheetQuery } from '../offline/sheet-queries';
import { useFocusRecovery } from './use-focus-recovery';
import { useSheet, type Sheet } from './use-sheet';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './day-sheet.module.css';

/** The maximum age of prefetched data while the sheet is open. */
const REFRESH_MS = 5 * 60_000;
/** The delay before the first prefetch, so that the shown sheet loads first. */
const PREFETCH_DELAY_MS = 2000;

/** Shows the departures and parties of the date in the URL; by default, of today in New York. */
export function DaySheet() {
  const [searchParams] = useSearchParams();
  const today = useToday() ?? newYorkDate(now());
  const requestedDate = searchParams.get('date') ?? '';
  const date = isCalendarDate(requestedDate) ? requestedDate : today;
  const { data: days } = useQuery(peopleByDateQuery(date));
  const { data: sheetCopy } = useQuery(sheetQuery(date));
  const sectionRef = useRef<HTMLElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useFocusRecovery(sectionRef, titleRef);
  usePrefetch(today);
  const partySearch = useSearch();
  return (
    <section
      className={styles.daySheet}
      data-wide
      ref={sectionRef}
      aria-labelledby="day-sheet-title"
      aria-busy={sheetCopy === undefined}
    >
      <DayLinks date={date} today={today} days={days ?? []} titleRef={titleRef} />
      <div className={styles.dayTools}>
        <SearchField search={partySearch} />
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
      <div className={styles.sheetContent}>
        <SheetContent key={date} date={date} today={today} searchText={partySearch.searchText} />
      </div>
    </section>
  );
}

/** Keeps today's and tomorrow's sheets and the month's calendar cached for offline use. */
function usePrefetch(today: string): void {
  const { queries } = useGuideSession();
  const isOwner = useIsOwner();
  useEffect(() => {
    const prefetch = () => {
      if (document.hidden) return;
      for (const date of [today, addDays(today, 1)]) {
        // If the sheet can't be loaded, it shows the error when the guide opens it.
        queries.client.query({ ...sheetQuery(date), staleTime: REFRESH_MS }).catch(() => undefined);
      }
      if (!isOwner) return;
      queries.client
        .query({ ...calendarQuery(monthOf(today)), staleTime: REFRESH_MS })
        .catch(() => undefined);
    };
    const firstTimer = setTimeout(prefetch, PREFETCH_DELAY_MS);
    const repeatTimer = setInterval(prefetch, REFRESH_MS);
    return () => {
      clearTimeout(firstTimer);
      clearInterval(repeatTimer);
    };
  }, [queries, today, isOwner]);
}

interface SheetContentProps {
  date: string;
  today: string;
  /** The text to search for; empty without a search. */
  searchText: string;
}

function SheetContent({ date, today, searchText }: SheetContentProps) {
  const sheet = useSheet(date);
  const { sheetCopy, failure, loadProblem, remoteChanges, taps } = sheet;
  const partyIds = sheetCopy ? partiesOf(sheetCopy.sheet).map(({ id }) => id) : [];
  const departureIds = sheetCopy ? sheetCopy.sheet.departures.map(({ id }) => id) : [];
  const tapsWithoutRow = taps.filter((tap) => {
    if (tap.kind === 'walk-in') return !departureIds.includes(tap.departure);
    const party = partyOf(tap);
    return party === undefined || !partyIds.includes(party.id);
  });
  // If an older sheet is shown, Connection explains temporary problems.
  const isExplainedByConnection = loadProblem !== null && sheetCopy !== undefined;
  return (
    <>
      {failure !== null && !isExplainedByConnection && (
        <Alert onRetry={sheet.reload}>
          {sheetCopy ? 'This may be out of date.' : 'This day couldn’t be loaded.'}{' '}
          {errorSentence(failure)}
        </Alert>
      )}
      <Refusals taps={tapsWithoutRow} />
      <div
        className={
          remoteChanges.removed.length > 0 ? clsx(callout.notice, styles.dismissible) : styles.empty
        }
      >
        <div role="status">
          {remoteChanges.removed.map((party, index) => (
            <p key={index}>No longer on this day: {party}.</p>
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
      {sheetCopy && (
        <Departures
          date={date}
          departures={sheetCopy.sheet.departures}
          sheet={sheet}
          searchText={searchText}
        />
      )}
      <Connection loadProblem={loadProblem} loadedAt={sheetCopy?.at ?? null} today={today} />
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
  const [editedId, setEditedId] = useState<string | null>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const hasParties = ({ id, parties, waiting }: SheetDeparture) =>
    parties.length + waiting.length > 0 ||
    sheet.taps.some((tap) => tap.kind === 'walk-in' && tap.departure === id && !tap.takenBack);
  const departuresWithParties = departures.filter(hasParties);
  const departuresWithoutParties = departures.filter((departure) => !hasParties(departure));
  const editedDeparture = departures.find(({ id }) => id === editedId);
  const cardProps = { sheet, searchText, onEdit: setEditedId };
  return (
    <div className={styles.departures} ref={listRef} tabIndex={-1}>
      {departuresWithParties.length === 0 && <p>No bookings for {formatDayAndDate(date)}.</p>}
      {departuresWithParties.map((departure) => (
        <DepartureCard key={departure.id} departure={departure} {...cardProps} />
      ))}
      {departuresWithoutParties.length > 0 && (
        <div className={styles.departuresWithoutParties} hidden={searchText !== ''}>
          <h3>Tours without bookings</h3>
          {departuresWithoutParties.map((departure) => (
            <DepartureCard key={departure.id} departure={departure} {...cardProps} />
          ))}
        </div>
      )}
      {editedDeparture && (
        <DepartureDialog
          departure={editedDeparture}
          focusFallbackRef={listRef}
          onSave={(input) => sheet.setDeparture(editedDeparture.id, input)}
          onMove={(input) => sheet.moveDeparture(editedDeparture.id, input)}
          onClose={() => {
            setEditedId(null);
          }}
        />
      )}
    </div>
  );
}
