import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { errorSentence } from '../../api/client';
import type { BookedDeparture, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { deleteTour, getPlaces, reorderTours, setTourHidden } from '../guide-api';
import { AddTourDialog } from './AddTourDialog';
import { bookedDeparturesIn } from './BookedList';
import { ConfirmDialog } from '../forms/ConfirmDialog';
import { HideDialog } from './HideDialog';
import { forgetTourDrafts } from './kept-drafts';
import { placesQuery } from './places-query';
import { TourEditor } from './TourEditor';
import { TourSettings } from './TourSettings';
import button from '../../ui/button.module.css';
import page from '../../ui/page.module.css';
import styles from './tours.module.css';

const LISTS = [
  { list: 'day', title: 'Day tours' },
  { list: 'night', title: 'Night tours' },
] as const;

/** The list of tours, or a tour's editor if the URL contains its id. */
export function Tours() {
  const [search] = useSearchParams();
  const tourId = search.get('tour');
  return tourId === null ? <TourList /> : <TourEditor key={tourId} id={tourId} />;
}

/** All tours with their settings, and buttons that add, hide, move, and delete tours. */
function TourList() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [isAdding, setIsAdding] = useState(false);
  const [actionFailure, setActionFailure] = useState<unknown>(null);
  const [statusText, setStatusText] = useState('');
  const [tourToHide, setTourToHide] = useState<TourToHide | null>(null);
  const [tourToDelete, setTourToDelete] = useState<PlaceRecord | null>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  /** Runs an action, reloads the tours, and shows the sentence that the action returns. */
  const runAction = async (action: () => Promise<string>) => {
    setActionFailure(null);
    setStatusText('');
    let resultText = '';
    try {
      resultText = await action();
    } catch (reason) {
      setActionFailure(reason);
    }
    await client.invalidateQueries({ queryKey: placesQuery.queryKey });
    setStatusText(resultText);
  };
  const toggleVisibility = async (place: PlaceRecord) => {
    const isHidden = !place.isHidden;
    try {
      await setTourHidden(place.id, { isHidden });
    } catch (reason) {
      const departures = bookedDeparturesIn(reason);
      if (!departures) throw reason;
      setTourToHide({ place, departures });
      return '';
    }
    return isHidden ? formatHiddenMessage(place) : `Visitors can see ${place.place} now.`;
  };
  /** Swaps a tour with the one before or after it in its list. */
  const moveTour = async ({ id, list }: PlaceRecord, offset: 1 | -1) => {
    // Another device may have added a tour in the meantime.
    const latestTours = await getPlaces();
    const ids = latestTours.map((each) => each.id);
    const idsInList = latestTours.filter((each) => each.list === list).map((each) => each.id);
    const neighborId = idsInList[idsInList.indexOf(id) + offset];
    if (neighborId === undefined) return '';
    const newOrder = [...ids];
    newOrder[ids.indexOf(id)] = neighborId;
    newOrder[ids.indexOf(neighborId)] = id;
    await reorderTours(newOrder);
    return offset === 1 ? 'Moved down.' : 'Moved up.';
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
        <Link className={button.quiet} to="/?view=all-tours">
          Change all tours at once
        </Link>
        <span role="status">{statusText}</span>
      </p>
      {actionFailure !== null && <Alert>{errorSentence(actionFailure)}</Alert>}
      {isAdding && places && (
        <AddTourDialog
          tours={places}
          focusFallbackRef={addRef}
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
              .map((place, index, placesInList) => (
                <TourSettings
                  key={place.id}
                  place={place}
                  isFirst={index === 0}
                  isLast={index === placesInList.length - 1}
                  onMove={(offset) => void runAction(() => moveTour(place, offset))}
                  onToggleVisibility={() => void runAction(() => toggleVisibility(place))}
                  onDelete={() => {
                    setTourToDelete(place);
                  }}
                />
              ))}
          </div>
        ))}
      {tourToHide && (
        <HideDialog
          tour={tourToHide.place}
          departures={tourToHide.departures}
          onHidden={() =>
            void runAction(() => Promise.resolve(formatHiddenMessage(tourToHide.place)))
          }
          onClose={() => {
            setTourToHide(null);
          }}
          focusFallbackRef={addRef}
        />
      )}
      {tourToDelete && (
        <ConfirmDialog
          title={`Delete ${tourToDelete.place}?`}
          text="Its page, photographs, and settings will be deleted. This can’t be undone. A tour that anyone has ever booked can only be hidden."
          action="Delete"
          onConfirm={async () => {
            await deleteTour(tourToDelete.id);
            forgetTourDrafts(tourToDelete.id);
            void runAction(() => Promise.resolve(`${tourToDelete.place} was deleted.`));
          }}
          onClose={() => {
            setTourToDelete(null);
          }}
          focusFallbackRef={addRef}
        />
      )}
    </section>
  );
}

/** A tour that the guide wants to hide, with its upcoming booked departures. */
interface TourToHide {
  place: PlaceRecord;
  departures: readonly BookedDeparture[];
}

function formatHiddenMessage({ place }: PlaceRecord): string {
  return `${place} is hidden now. Its bookings are kept.`;
}
