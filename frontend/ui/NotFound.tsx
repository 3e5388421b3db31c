import type { ReactNode } from 'react';
import { ErrorPage } from './ErrorPage';
import { texts } from './texts.en';

/**
 * Shown if a URL has no page, or if the visitor has no access to the page.
 *
 * @param children a link to the home page
 */
export function NotFound({ children }: { children: ReactNode }) {
  const { title, text } = texts.notFound;
  return (
    <ErrorPage title={title} text={text}>
      {children}
    </ErrorPage>
  );
}
