import { Link } from 'react-router-dom';
import { mapUrl } from 'shared/map-url';
import { tourPath } from 'shared/tour-page';
import type { TourDetails } from '../../../api/schema';
import { RouteMap } from '../../tours/map/RouteMap';
import { GuidePhone } from './GuidePhone';
import { findMeetingStop, hasUsualMeetingPoint } from './meeting-stop';
import type { Ticket } from '../ticket-api';
import { texts } from './texts.en';
import styles from './ticket.module.css';

interface Props {
  ticket: Ticket;
  tour: TourDetails | null;
}

/** The meeting point, and how to recognize the guide there. */
export function Meeting({ ticket, tour }: Props) {
  const { meetingPoint } = ticket.departure;
  const start = findMeetingStop(ticket, tour);
  return (
    <section className={styles.meeting} aria-labelledby="meeting">
      <h2 id="meeting">{texts.meeting}</h2>
      <p className={styles.spot}>
        <strong>{meetingPoint}</strong> ·{' '}
        <a
          href={mapUrl(meetingPoint, start?.place)}
          rel="noreferrer"
          aria-label={texts.mapLabel(meetingPoint)}
        >
          {texts.map}
        </a>
      </p>
      <GuidePhone />
      {start?.shortDescription !== undefined && (
        <>
          <h3>{texts.findMe}</h3>
          <p>{start.shortDescription}</p>
        </>
      )}
      {tour && (
        <div className={styles.map}>
          {hasUsualMeetingPoint(ticket, tour) && <RouteMap tour={tour} />}
          <p>
            <Link to={tourPath(tour.id)}>{texts.aboutTour}</Link>
          </p>
        </div>
      )}
    </section>
  );
}
