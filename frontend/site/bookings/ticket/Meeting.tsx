import { Link } from 'react-router-dom';
import { mapUrl } from 'shared/map-url';
import { tourPath } from 'shared/tour-page';
import type { TourDetails } from '../../../api/schema';
import { RouteMap } from '../../tours/RouteMap';
import { ticketWords } from '../../words/ticket';
import { useWords } from '../../../ui/language';
import { GuidePhone } from './GuidePhone';
import { meetingSpot, hasPageMeetingPoint } from './meeting-spot';
import type { Ticket } from './ticket-api';
import styles from './ticket.module.css';

interface Props {
  ticket: Ticket;
  tour: TourDetails | null;
}

/** The meeting point, and how to recognize the guide there. */
export function Meeting({ ticket, tour }: Props) {
  const words = useWords(ticketWords);
  const { meetingPoint } = ticket.departure;
  const start = meetingSpot(ticket, tour);
  return (
    <section className={styles.meeting} aria-labelledby="meeting">
      <h2 id="meeting">{words.meeting}</h2>
      <p className={styles.spot}>
        <strong>{meetingPoint}</strong> ·{' '}
        <a
          href={mapUrl(meetingPoint, start?.place)}
          rel="noreferrer"
          aria-label={words.mapLabel(meetingPoint)}
        >
          {words.map}
        </a>
      </p>
      <GuidePhone />
      {start?.shortDescription !== undefined && (
        <>
          <h3>{words.findMe}</h3>
          <p>{start.shortDescription}</p>
        </>
      )}
      {tour && (
        <div className={styles.map}>
          {hasPageMeetingPoint(ticket, tour) && <RouteMap tour={tour} />}
          <p>
            <Link to={tourPath(tour.id)}>{words.aboutTour}</Link>
          </p>
        </div>
      )}
    </section>
  );
}
