import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LocationRecord, TourDetails } from '../../../api/schema';
import { RouteMap } from '../../tours/RouteMap';
import { findGuideWords } from '../../words/find-guide';
import { ticketWords } from '../../words/ticket';
import { useWords } from '../../../ui/language';
import { Pointer } from './Pointer';
import type { Ticket, TicketApi } from '../ticket/ticket-api';
import { useTicketPolling } from '../ticket/use-ticket-polling';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from './find-guide.module.css';

const MINUTE_MS = 60_000;

interface Props {
  api: TicketApi;
  ticket: Ticket;
  tour: TourDetails | null;
  /** The tour's stop at the meeting point, if it has one. */
  spot: LocationRecord | undefined;
  /** Whether the tour's map starts at the meeting point. */
  isOnMap: boolean;
  /** The URL of a map of the meeting point. */
  mapUrl: string;
  /** The guide's phone number. */
  phone: ReactNode;
  onChange: (ticket: Ticket) => void;
}

/** Helps visitors find the guide around the start: the meeting point, directions, and the guide's announcement. */
export function FindGuide({ api, ticket, tour, spot, isOnMap, mapUrl, phone, onChange }: Props) {
  const words = useWords(findGuideWords);
  const { findMe } = useWords(ticketWords);
  useTicketPolling(api, ticket, onChange);
  const { meetingPoint } = ticket.departure;
  return (
    <section className={styles.finding} aria-labelledby="finding">
      <h2 id="finding">{words.title}</h2>
      <GuideAnnouncement ticket={ticket} />
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
        <a className={button.button} href={mapUrl} rel="noreferrer">
          {words.map}
        </a>
        {phone}
      </div>
      {spot?.place ? <Pointer spot={spot.place} /> : <p>{words.noCoordinates}</p>}
      {tour && isOnMap && <RouteMap tour={tour} />}
    </section>
  );
}

/** The guide's announcement with its time, since it may be old without a network. */
function GuideAnnouncement({ ticket: { arrival, departure } }: { ticket: Ticket }) {
  const words = useWords(findGuideWords);
  const lateText = (minutes: number) =>
    words.late(minutes, new Date(Date.parse(departure.localDateTimeStart) + minutes * MINUTE_MS));
  return (
    <div className={clsx(callout.notice, styles.announcement)} role="status">
      {arrival ? (
        <>
          <p className={styles.sentence}>
            {arrival.state === 'here' ? words.here : lateText(arrival.minutes ?? 0)}
          </p>
          <p className={styles.when}>{words.announcedAt(arrival.utcSaidAt)}</p>
        </>
      ) : (
        <p>{words.noAnnouncement}</p>
      )}
    </div>
  );
}
