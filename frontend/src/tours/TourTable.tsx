import { useId } from 'react';
import { formatDayAndDate } from '../../../backend/src/tours/calendar';
import { Alert } from '../ui/Alert';
import { Emblem } from '../ui/Emblem';
import { Picture } from '../ui/Picture';
import type { TourKind } from '../tour-kinds';
import type { Tour } from './tours-api';
import type { ListedTour, ToursState } from './tours-state';

interface Props {
  state: ToursState;
  hour: TourKind['hour'];
  /** The booking that the form holds, if it holds one. */
  editing: Tour | null;
  /** While a booking is being saved or deleted, none can be edited or deleted. */
  locked: boolean;
  onEdit: (tour: Tour) => void;
  onDelete: (tour: Tour, index: number) => void;
  onRetry: () => void;
}

/** The visitor's bookings, or what stands in their place while there are none to show. */
export function TourTable(props: Props) {
  const { state, hour, editing, locked, onEdit, onDelete, onRetry } = props;
  if (state.status === 'failed') {
    return (
      <div className="tour-list-failed card">
        <Alert>Your tours could not be loaded. {state.sentence}</Alert>
        <button className="button" type="button" onClick={onRetry}>
          Try again
        </button>
      </div>
    );
  }
  return (
    // Laid out as cards, a table is none any more to some browsers, unless its roles are said.
    <table className="tour-table card" role="table" aria-labelledby="tour-table-title">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Place
          </th>
          <th role="columnheader" scope="col">
            Day
          </th>
          <th role="columnheader" scope="col">
            People
          </th>
          <th role="columnheader" scope="col">
            Options
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {state.status === 'loading' && <LoadingRow />}
        {state.status === 'ready' && state.tours.length === 0 && <EmptyRow hour={hour} />}
        {state.status === 'ready' &&
          state.tours.map((tour, index) => (
            <TourRow
              key={tour._id}
              tour={tour}
              editing={tour._id === editing?._id}
              locked={locked}
              onEdit={() => {
                onEdit(tour);
              }}
              onDelete={() => {
                onDelete(tour, index);
              }}
            />
          ))}
      </tbody>
    </table>
  );
}

interface RowProps {
  tour: ListedTour;
  editing: boolean;
  locked: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function TourRow({ tour, editing, locked, onEdit, onDelete }: RowProps) {
  const id = useId();
  // The buttons of all rows have the same names; these tell them apart.
  const which = `${id}-place ${id}-day`;
  return (
    <tr role="row" className={editing ? 'editing' : undefined} aria-busy={tour.unsaved}>
      <td role="cell" data-label="Place" className="place" id={`${id}-place`}>
        <Emblem place={tour.place} />
        <span>{tour.place}</span>
      </td>
      <td role="cell" data-label="Day" id={`${id}-day`}>
        {formatDayAndDate(tour.date)}
      </td>
      <td role="cell" data-label="People">
        {tour.people}
      </td>
      <td role="cell" data-label="Options" className="options">
        <button
          className="button small quiet"
          type="button"
          aria-describedby={which}
          disabled={locked}
          onClick={onEdit}
        >
          Edit
        </button>
        <button
          className="button small danger"
          type="button"
          aria-describedby={which}
          disabled={locked}
          onClick={onDelete}
        >
          Delete
        </button>
      </td>
    </tr>
  );
}

function LoadingRow() {
  return (
    <tr role="row" className="tour-table-state">
      <td role="cell" colSpan={4}>
        <div className="skeleton" role="status" aria-label="Loading your tours">
          <span />
          <span />
          <span />
        </div>
      </td>
    </tr>
  );
}

function EmptyRow({ hour }: { hour: TourKind['hour'] }) {
  return (
    <tr role="row" className="tour-table-state">
      <td role="cell" colSpan={4}>
        <Picture
          className="scene"
          name="no-tours"
          alt=""
          sizes="34rem"
          hour={hour}
          loading="lazy"
        />
        <p>No tours yet. Pick a place and a day, and your first walk will stand here.</p>
      </td>
    </tr>
  );
}
