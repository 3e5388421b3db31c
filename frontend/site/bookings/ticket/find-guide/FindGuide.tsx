import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { LocationRecord, TourDetails } from '../../../../api/schema';
import { RouteMap } from '../../../tours/map/RouteMap';
import { Pointer } from './Pointer';
import type { Ticket, TicketApi } from '../../ticket-api';
import { useTicketPolling } from '../use-ticket-polling';
import { texts } from './texts.en';
import { texts as ticketTexts } from '../texts.en';
import button from '../../../../ui/button.module.css';
import callout from '../../../../ui/callout.module.css';
import styles from './find-guide.module.css';

const MINUTE_MS = 60_000;
/** With this interval, ten people behind one IP address make 60 calls a minute; nginx allows 300. */
const POLL_MS = 10_000;

interface Props {
  api: TicketApi;
  ticket: Ticket;
  tour: TourDetails | null;
  /** The tour's stop at the meeting point, if there is one. */
  meetingStop: LocationRecord | undefined;
  /** Whether to show the map of the tour's route, which starts at the usual meeting point. */
  showsRouteMap: boolean;
  /** The URL of a map of the meeting point. */
  mapUrl: string;
  /** The guide's phone number. */
  phone: ReactNode;
  onChange: (ticket: Ticket) => void;
}

/**
 * Helps visitors find the guide around the start of the tour: the meeting point, directions, and the guide's
 * announcement.
 */
export function FindGuide({
  api,
  ticket,
  tour,
  meetingStop,
  showsRouteMap,
  mapUrl,
  phone,
  onChange,
}: Props) {
  const { findMe } = ticketTexts;
  useTicketPolling(api, ticket, POLL_MS, onChange);
  const { meetingPoint } = ticket.departure;
  return (
    <section className={styles.finding} aria-labelledby="finding">
      <h2 id="finding">{texts.title}</h2>
      <GuideAnnouncement ticket={ticket} />
      <div className={styles.spot}>
        <p>
          <strong>{meetingPoint}</strong>
        </p>
        {meetingStop?.shortDescription !== undefined && (
          <>
            <h3>{findMe}</h3>
            <p>{meetingStop.shortDescription}</p>
          </>
        )}
        <a className={button.button} href={mapUrl} rel="noreferrer">
          {texts.map}
        </a>
        {phone}
      </div>
      {meetingStop?.place ? (
        <Pointer destination={meetingStop.place} />
      ) : (
        <p>{texts.noCoordinates}</p>
      )}
      {tour && showsRouteMap && <RouteMap tour={tour} />}
    </section>
  );
}

/** The guide's announcement with the time when it was made, because an offline phone may show an outdated one. */
function GuideAnnouncement({ ticket: { arrival, departure } }: { ticket: Ticket }) {
  const lateText = (minutes: number) =>
    texts.late(minutes, new Date(Date.parse(departure.localDateTimeStart) + minutes * MINUTE_MS));
  return (
    <div className={clsx(callout.notice, styles.announcement)} role="status">
      {arrival ? (
        <>
          <p className={styles.sentence}>
            {arrival.state === 'here' ? texts.here : lateText(arrival.minutes ?? 0)}
          </p>
          <p className={styles.when}>{texts.announcedAt(arrival.utcSaidAt)}</p>
        </>
      ) : (
        <p>{texts.noAnnouncement}</p>
      )}
    </div>
  );
}
