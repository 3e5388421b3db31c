import type { Passage, TourAccess } from 'shared/tour-access';
import type { FeatureRecord } from './catalog.dto';

const STEP_FREE: Readonly<Record<Passage, string>> = {
  YES: 'The whole way is step-free.',
  DETOUR: 'There is a step-free way, with a detour.',
  NO: 'There is no step-free way.',
};

const STROLLERS: Readonly<Record<Passage, string>> = {
  YES: 'Strollers can come the whole way.',
  DETOUR: 'Strollers can come, with a detour.',
  NO: 'Strollers can’t come along.',
};

/** Returns the facts about a tour's way as features: the only texts about them that visitors read. */
export function accessFeatures({
  miles,
  stairs,
  stepFree,
  stroller,
  dogs,
  detour,
  restrooms,
}: TourAccess): FeatureRecord[] {
  const hasDetour = stepFree === 'DETOUR' || stroller === 'DETOUR';
  const lines = [
    `About ${formatMiles(miles)} on foot, ${formatStairs(stairs)}.`,
    STEP_FREE[stepFree],
    STROLLERS[stroller],
    ...(hasDetour && detour !== undefined ? [`The detour: ${detour}`] : []),
    dogs ? 'Dogs on a leash can come along.' : 'Dogs can’t come along, except for service animals.',
  ];
  return [
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        restrooms === undefined
          ? 'Use a restroom before we meet. There is none on the way to count on.'
          : `Restrooms: ${restrooms}`,
    },
    ...lines.map((shortDescription) => ({
      type: 'ACCESSIBILITY_INFORMATION' as const,
      shortDescription,
    })),
  ];
}

function formatMiles(miles: number): string {
  return miles === 1 ? '1 mile' : `${String(miles)} miles`;
}

function formatStairs(flights: number): string {
  if (flights === 0) return 'without stairs';
  return flights === 1 ? 'with 1 flight of stairs' : `with ${String(flights)} flights of stairs`;
}
