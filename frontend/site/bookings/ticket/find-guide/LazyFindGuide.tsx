import type { ComponentProps } from 'react';
import { mapUrl } from 'shared/map-url';
import { GuidePhone } from '../GuidePhone';
import { Meeting } from '../Meeting';
import { meetingSpot, hasPageMeetingPoint } from '../meeting-spot';
import { useLazyCode } from '../../../../ui/use-lazy-code';
import type { FindGuide } from './FindGuide';

const loadFindGuide = () => import('./FindGuide');

/** Loads FindGuide when it is needed; until then, or if it can't be loaded, shows the meeting point only. */
export function LazyFindGuide(
  props: Omit<ComponentProps<typeof FindGuide>, 'spot' | 'isOnMap' | 'mapUrl' | 'phone'>,
) {
  const { ticket, tour } = props;
  const { code } = useLazyCode(loadFindGuide, true);
  if (!code) return <Meeting ticket={ticket} tour={tour} />;
  // Computed here instead of in FindGuide, so that the bundler makes no extra chunk for the helpers.
  const spot = meetingSpot(ticket, tour);
  return (
    <code.FindGuide
      {...props}
      spot={spot}
      mapUrl={mapUrl(ticket.departure.meetingPoint, spot?.place)}
      isOnMap={hasPageMeetingPoint(ticket, tour)}
      phone={<GuidePhone />}
    />
  );
}
