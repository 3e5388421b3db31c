import type { ComponentProps } from 'react';
import { mapUrl } from 'shared/map-url';
import { GuidePhone } from '../GuidePhone';
import { Meeting } from '../Meeting';
import { findMeetingStop, hasUsualMeetingPoint } from '../meeting-stop';
import { useLazyCode } from '../../../../ui/use-lazy-code';
import type { FindGuide } from './FindGuide';

const loadFindGuide = () => import('./FindGuide');

/** Loads and shows FindGuide. While it is loading, or if it can't be loaded, shows only the meeting point. */
export function LazyFindGuide(
  props: Omit<
    ComponentProps<typeof FindGuide>,
    'meetingStop' | 'showsRouteMap' | 'mapUrl' | 'phone'
  >,
) {
  const { ticket, tour } = props;
  const { code } = useLazyCode(loadFindGuide, true);
  if (!code) return <Meeting ticket={ticket} tour={tour} />;
  // Computed here instead of in FindGuide, so that the bundler makes no extra chunk for the helpers.
  const meetingStop = findMeetingStop(ticket, tour);
  return (
    <code.FindGuide
      {...props}
      meetingStop={meetingStop}
      mapUrl={mapUrl(ticket.departure.meetingPoint, meetingStop?.place)}
      showsRouteMap={hasUsualMeetingPoint(ticket, tour)}
      phone={<GuidePhone />}
    />
  );
}
