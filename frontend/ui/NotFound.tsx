import type { ReactNode } from 'react';
import { SignPost } from './SignPost';
import { useWords } from './language';
import { notFoundWords } from './words/not-found';

/**
 * Shown if a URL has no page, or if this visitor has no access to it.
 *
 * @param children a link to the home page
 */
export function NotFound({ children }: { children: ReactNode }) {
  const { title, text } = useWords(notFoundWords);
  return (
    <SignPost title={title} text={text}>
      {children}
    </SignPost>
  );
}
