import { Children, type ReactNode } from 'react';

/** A sentence that comes in parts, some of them links. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  // Their order is the language's: nothing else tells them apart.
  return Children.toArray(parts);
}
