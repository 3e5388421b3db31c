import { Children, type ReactNode } from 'react';

/** Renders a sentence whose parts may be links. */
export function Sentence({ parts }: { parts: ReactNode[] }) {
  // toArray() assigns keys; the parts have none, since their order depends on the language.
  return Children.toArray(parts);
}
