import type { TourAccess } from 'shared/tour-access';
import { accessWords } from 'shared/words/en/access';
import type { FeatureRecord } from './catalog.dto';

/**
 * Returns features that describe how easy a tour is to walk. Visitors read these facts only in these features.
 *
 * @param translate translates the texts that the guide wrote: the detour and the restrooms
 */
export function accessFeatures(
  { miles, stairs, stepFree, stroller, dogs, detour, restrooms }: TourAccess,
  words = accessWords,
  translate = (text: string) => text,
): FeatureRecord[] {
  const hasDetour = stepFree === 'DETOUR' || stroller === 'DETOUR';
  const lines = [
    words.way(miles, stairs),
    words.stepFree[stepFree],
    words.strollers[stroller],
    ...(hasDetour && detour !== undefined ? [words.detour(translate(detour))] : []),
    dogs ? words.dogs : words.noDogs,
  ];
  return [
    {
      type: 'PREARRIVAL_INFORMATION',
      shortDescription:
        restrooms === undefined ? words.noRestrooms : words.restrooms(translate(restrooms)),
    },
    ...lines.map((shortDescription) => ({
      type: 'ACCESSIBILITY_INFORMATION' as const,
      shortDescription,
    })),
  ];
}
