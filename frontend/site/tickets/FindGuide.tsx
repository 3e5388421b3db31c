import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LocationRecord, TourDetails } from '../../api/schema';
import { RouteMap } from '../catalog/RouteMap';
import { findingWords } from '../words/finding';
import { ticketWords } from '../words/ticket';
import { useWords } from '../../ui/language';
import { Pointer } from './Pointer';
import type { Ticket, TicketApi } from './ticket-api';
import { useTicketPolling } from './use-ticket-polling';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './finding.module.css';

const MINUTE_MS = 60_000;

interface Props {
  api: TicketApi;
  ticket: Ticket;
  tour: TourDetails | null;
  /** What the tour's page says of where they meet. */
  spot: LocationRecord | undefined;
  /** Whether the map of the tour's way starts there. */
  isOnMap: boolean;
  /** The address of a map that shows it. */
  map: string;
  /** How to call the guide. */
  phone: ReactNode;
  onChange: (ticket: Ticket) => void;
}

/** Around the start: where to go, what to look for there, and what the guide says. */
export function FindGuide({ api, ticket, tour, spot, isOnMap, map, phone, onChange }: Props) {
  const words = useWords(findingWords);
  const { findMe } = useWords(ticketWords);
  useTicketPolling(api, ticket, onChange);
  const { meetingPoint } = ticket.departure;
  return (
    <section className={styles.finding} aria-labelledby="finding">
      <h2 id="finding">{words.title}</h2>
      <GuideSays ticket={ticket} />
      <div className={styles.spot}>
        <p>
          <strong>{meetingPoint}</strong>
        </p>
        {spot?.shortDescription !== undefined && (
          <>
            <h3>{findMe}</h3>
            <p>{spot.shortDescription}</p>
          </>
        )}
        <a className={button.button} href={map} rel="noreferrer">
          {words.map}
        </a>
        {phone}
      </div>
      {spot?.place ? <Pointer spot={spot.place} /> : <p>{words.unmarked}</p>}
      {tour && isOnMap && <RouteMap tour={tour} />}
    </section>
  );
}

/** What the guide has tapped, with the time: it may be old where there is no network. */
function GuideSays({ ticket: { arrival, departure } }: { ticket: Ticket }) {
  const words = useWords(findingWords);
  const late = (minutes: number) =>
    words.late(minutes, new Date(Date.parse(departure.localDateTimeStart) + minutes * MINUTE_MS));
  return (
    <div className={clsx(callout.notice, styles.says)} role="status">
      {arrival ? (
        <>
          <p className={styles.said}>
            {arrival.state === 'here' ? words.here : late(arrival.minutes ?? 0)}
          </p>
          <p className={styles.when}>{words.announcedAt(arrival.utcSaidAt)}</p>
        </>
      ) : (
        <p>{words.noAnnouncement}</p>
      )}
    </div>
  );
}
