import clsx from 'clsx';
import { addressOf } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { Picture } from '../../ui/Picture';
import type { TourKind } from '../tour-kinds';
import { servicesWords } from '../words/services';
import { useWords } from '../../ui/language';
import type { Change } from './changes';
import { departureOf, type KnownDepartures } from './known-departures';
import { TourRow } from './TourRow';
import type { Tour } from './tours-api';
import type { ToursState } from './tours-state';
import card from '../../ui/card.module.css';
import picture from '../../ui/picture.module.css';
import styles from './tour-table.module.css';

interface Props {
  state: ToursState;
  kind: TourKind;
  known: KnownDepartures;
  /** What the guide did to a booking, and the visitor has not said yet to have seen. */
  newsOf: (tour: Tour) => Change[];
  /** The booking that the form holds, if it holds one. */
  editing: Tour | null;
  /** While a booking is being saved or deleted, none can be edited or deleted. */
  locked: boolean;
  onEdit: (tour: Tour) => void;
  onDelete: (tour: Tour, index: number) => void;
  onSeen: (news: Change[]) => void;
  onRetry: () => void;
}

/** The visitor's bookings, or what stands in their place while there are none to show. */
export function TourTable(props: Props) {
  const { state, kind, known, newsOf, editing, locked } = props;
  const { onEdit, onDelete, onSeen, onRetry } = props;
  const words = useWords(servicesWords).table;
  if (state.status === 'failed') {
    return (
      <div className={card.card}>
        <Alert onRetry={onRetry}>{words.notLoaded(state.sentence)}</Alert>
      </div>
    );
  }
  return (
    <table className={clsx(card.card, styles.table)} aria-labelledby="tour-table-title">
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.people}</th>
          <th scope="col">{words.options}</th>
        </tr>
      </thead>
      <tbody>
        {state.status === 'loading' && <LoadingRow />}
        {state.status === 'ready' && state.tours.length === 0 && <EmptyRow hour={kind.hour} />}
        {state.status === 'ready' &&
          state.tours.map((tour, index) => {
            const news = newsOf(tour);
            return (
              <TourRow
                key={tour._id}
                tour={tour}
                departure={departureOf(known, tour)}
                news={news}
                editing={tour._id === editing?._id}
                locked={locked}
                calendarUrl={addressOf(kind.calls.calendar, { path: { id: tour._id } })}
                onEdit={() => {
                  onEdit(tour);
                }}
                onDelete={() => {
                  onDelete(tour, index);
                }}
                onSeen={() => {
                  onSeen(news);
                }}
              />
            );
          })}
      </tbody>
    </table>
  );
}

function LoadingRow() {
  return (
    <tr className={styles.state}>
      <td colSpan={4}>
        <div className={styles.skeleton} aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </td>
    </tr>
  );
}

function EmptyRow({ hour }: { hour: TourKind['hour'] }) {
  const words = useWords(servicesWords).table;
  return (
    <tr className={styles.state}>
      <td colSpan={4}>
        <Picture
          className={picture.scene}
          name="no-tours"
          alt=""
          sizes="34rem"
          hour={hour}
          loading="lazy"
        />
        <p>{words.empty}</p>
      </td>
    </tr>
  );
}
