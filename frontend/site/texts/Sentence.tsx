import { Children, type ReactNode } from 'react';

/** Renders a sentence whose parts may be links. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  // toArray() gives the parts keys.
  return Children.toArray(parts);
}
