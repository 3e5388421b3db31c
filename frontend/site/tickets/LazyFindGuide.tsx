import type { ComponentProps } from 'react';
import { mapAddress } from 'shared/map-address';
import { GuidePhone } from './GuidePhone';
import { Meeting } from './Meeting';
import { meetingSpot, hasPageMeetingPoint } from './meeting-spot';
import { useLazyCode } from './use-lazy-code';
import type { FindGuide } from './FindGuide';

const loadFindGuide = () => import('./FindGuide');

/** How to find the guide, whose code comes when it is needed; without it, where to be is all that is said. */
export function LazyFindGuide(
  props: Omit<ComponentProps<typeof FindGuide>, 'spot' | 'isOnMap' | 'map' | 'phone'>,
) {
  const { ticket, tour } = props;
  const { code } = useLazyCode(loadFindGuide, true);
  if (!code) return <Meeting ticket={ticket} tour={tour} />;
  // What both need is not to become a file of its own.
  const spot = meetingSpot(ticket, tour);
  const map = mapAddress(ticket.departure.meetingPoint, spot?.place);
  return (
    <code.FindGuide
      {...props}
      {...{ spot, map }}
      isOnMap={hasPageMeetingPoint(ticket, tour)}
      phone={<GuidePhone />}
    />
  );
}
