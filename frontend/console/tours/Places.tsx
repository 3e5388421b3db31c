import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatTime } from 'shared/new-york-texts';
import { DAYS } from 'shared/tours';
import { errorSentence } from '../../api/client';
import type { BookedDeparture, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { deleteTour, getPlaces, reorderTours, setTourHidden } from '../guide-api';
import { AddTourDialog } from './AddTourDialog';
import { bookedDeparturesOf } from './BookedList';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { HideDialog } from './HideDialog';
import { forgetDraft } from './kept-drafts';
import { PlaceForm, WEEK } from './PlaceForm';
import { placesQuery } from './places-query';
import { TourEditor } from './TourEditor';
import badge from '../../ui/badge.module.css';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import styles from './tours.module.css';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

/** The list of tours, or the editor of the one in the URL. */
export function Places() {
  const [search] = useSearchParams();
  const tour = search.get('tour');
  return tour === null ? <AllTours /> : <TourEditor key={tour} id={tour} />;
}

/** All tours with their settings, and buttons to add, hide, order, and delete them. */
function AllTours() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const [failureOfAction, setFailureOfAction] = useState<unknown>(null);
  const [statusText, setStatusText] = useState('');
  const [hiding, setHiding] = useState<HidingTour | null>(null);
  const [deleting, setDeleting] = useState<PlaceRecord | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  /** Runs an action, reloads the tours, and shows the sentence that the action returns. */
  const runAction = async (action: () => Promise<string>) => {
    setFailureOfAction(null);
    setStatusText('');
    let resultText = '';
    try {
      resultText = await action();
    } catch (reason) {
      setFailureOfAction(reason);
    }
    await client.invalidateQueries({ queryKey: placesQuery.queryKey });
    setStatusText(resultText);
  };
  const toggleVisibility = async (place: PlaceRecord) => {
    const isHidden = !place.isHidden;
    try {
      await setTourHidden(place.id, { isHidden });
    } catch (reason) {
      const departures = bookedDeparturesOf(reason);
      if (!departures) throw reason;
      setHiding({ place, departures });
      return '';
    }
    return isHidden ? hiddenMessage(place) : `Visitors can see ${place.place} now.`;
  };
  /** Swaps a tour with the one before or after it in its list. */
  const moveTour = async (id: string, by: 1 | -1) => {
    // Another device may have added a tour in the meantime.
    const latest = await getPlaces();
    const ids = latest.map((each) => each.id);
    const ofList = ids.filter((each) => each.split('.')[0] === id.split('.')[0]);
    const other = ofList[ofList.indexOf(id) + by];
    if (other === undefined) return '';
    const order = [...ids];
    order[ids.indexOf(id)] = other;
    order[ids.indexOf(other)] = id;
    await reorderTours(order);
    return by === 1 ? 'Moved down.' : 'Moved up.';
  };
  const { data: places, error, failureReason, refetch } = useQuery(placesQuery);
  const failure = error ?? failureReason;
  return (
    <section
      className={styles.tours}
      aria-labelledby="places-title"
      aria-busy={places === undefined}
    >
      <h2 id="places-title">Tours</h2>
      <p className={page.lead}>
        These settings apply to every date. To change a tour on one date only, open that day.
      </p>
      <p className={styles.actions}>
        <button
          className={button.quiet}
          type="button"
          ref={addRef}
          onClick={() => {
            setIsAdding(true);
          }}
        >
          Add a tour
        </button>
        <span role="status">{statusText}</span>
      </p>
      {failureOfAction !== null && <Alert>{errorSentence(failureOfAction)}</Alert>}
      {isAdding && places && (
        <AddTourDialog
          tours={places}
          fallbackRef={addRef}
          onClose={() => {
            setIsAdding(false);
          }}
          onAdded={(id) => void navigate(`/?view=tours&tour=${id}`)}
        />
      )}
      {failure !== null && (
        <Alert onRetry={() => void refetch()}>
          {places ? 'This may be out of date.' : 'The tours couldn’t be loaded.'}{' '}
          {errorSentence(failure)}
        </Alert>
      )}
      {places &&
        LISTS.map(({ list, title }) => (
          <div key={list} className={styles.list}>
            <h3>{title}</h3>
            {places
              .filter((place) => place.list === list)
              .map((place, index, ofList) => (
                <details key={place.id}>
                  <summary>
                    <strong>{place.place}</strong>{' '}
                    {place.isHidden && <em className={badge.badge}>Hidden</em>}
                    <span>{summaryOf(place)}</span>
                  </summary>
                  <p className={styles.actions}>
                    <Link className={button.quiet} to={`/?view=tours&tour=${place.id}`}>
                      Edit its page
                    </Link>
                    <button
                      className={button.quiet}
                      type="button"
                      onClick={() => void runAction(() => toggleVisibility(place))}
                    >
                      {place.isHidden ? 'Show to visitors' : 'Hide'}
                    </button>
                    <button
                      className={button.quiet}
                      type="button"
                      disabled={index === 0}
                      onClick={() => void runAction(() => moveTour(place.id, -1))}
                    >
                      Move up
                    </button>
                    <button
                      className={button.quiet}
                      type="button"
                      disabled={index === ofList.length - 1}
                      onClick={() => void runAction(() => moveTour(place.id, 1))}
                    >
                      Move down
                    </button>
                    <button
                      className={button.danger}
                      type="button"
                      onClick={() => {
                        setDeleting(place);
                      }}
                    >
                      Delete
                    </button>
                  </p>
                  <PlaceForm
                    place={place}
                    onSaved={async (saved) => {
                      // A response that is still in flight may be older.
                      await client.cancelQueries({ queryKey: placesQuery.queryKey });
                      client.setQueryData(placesQuery.queryKey, (all) =>
                        all?.map((each) => (each.id === saved.id ? saved : each)),
                      );
                    }}
                    onHide={() => void runAction(() => toggleVisibility(place))}
                  />
                </details>
              ))}
          </div>
        ))}
      {hiding && (
        <HideDialog
          tour={hiding.place}
          departures={hiding.departures}
          onHidden={() => void runAction(() => Promise.resolve(hiddenMessage(hiding.place)))}
          onClose={() => {
            setHiding(null);
          }}
          fallbackRef={addRef}
        />
      )}
      {deleting && (
        <ConfirmDialog
          title={`Delete ${deleting.place}?`}
          text="Its page, photographs, and settings will be gone. This can’t be undone. A tour that anyone has ever booked can only be hidden."
          action="Delete"
          onConfirm={async () => {
            await deleteTour(deleting.id);
            forgetDraft(deleting.id);
            void runAction(() => Promise.resolve(`${deleting.place} was deleted.`));
          }}
          onClose={() => {
            setDeleting(null);
          }}
          fallbackRef={addRef}
        />
      )}
    </section>
  );
}

/** A tour to be hidden, with its upcoming booked departures. */
interface HidingTour {
  place: PlaceRecord;
  departures: readonly BookedDeparture[];
}

function hiddenMessage({ place }: PlaceRecord): string {
  return `${place} is hidden now. Its bookings are kept.`;
}

function summaryOf({ startTimes, lengthMinutes, capacity, weekdays }: PlaceRecord): string {
  return [
    startTimes.map(formatTime).join(', '),
    `${String(lengthMinutes)} min`,
    capacity === null ? 'no limit' : `up to ${String(capacity)}`,
    daysOf(weekdays),
  ].join(' · ');
}

function daysOf(weekdays: PlaceRecord['weekdays']): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return 'Mo–Su';
  const isUsual = days.length === DAYS.length && !days.includes('Sunday');
  return isUsual ? 'Mo–Sa' : days.map((day) => day.slice(0, 2)).join(' ') || 'no days';
}
