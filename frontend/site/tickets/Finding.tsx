import type { ComponentProps } from 'react';
import { Meeting } from './Meeting';
import { useCode } from './use-code';
import type { FindGuide } from './FindGuide';

const loadFindGuide = () => import('./FindGuide');

/** How to find the guide, whose code comes when it is needed; without it, where to be is all that is said. */
export function Finding(props: ComponentProps<typeof FindGuide>) {
  const { code } = useCode(loadFindGuide, true);
  return code ? <code.FindGuide {...props} /> : <Meeting {...props} />;
}
