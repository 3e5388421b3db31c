import type { ReactNode } from 'react';
import { SignPost } from './SignPost';
import { useWords } from './language';
import { notFoundWords } from './words/not-found';

/**
 * What stands at an address where there is no page, or none for this visitor.
 *
 * @param children the way home
 */
export function NotFound({ children }: { children: ReactNode }) {
  const { title, text } = useWords(notFoundWords);
  return (
    <SignPost title={title} text={text}>
      {children}
    </SignPost>
  );
}
