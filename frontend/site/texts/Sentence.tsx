import { createElement, Fragment, type ReactNode } from 'react';

/** Renders a sentence whose parts may be links. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  // Passed as arguments, the parts need no keys.
  return createElement(Fragment, null, ...parts);
}
