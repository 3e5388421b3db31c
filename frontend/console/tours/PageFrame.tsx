import type { SyntheticEvent } from 'react';
import { trustInertHtml } from '../trusted-types';

interface Props {
  /** The page as rendered by the server. */
  html: string;
  width: 'phone' | 'full';
}

/** A tour's page as visitors will see it, but without scripts or working links. */
export function PageFrame({ html, width }: Props) {
  const { page, styles: css } = extractPage(html);
  const addStyles = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument, contentWindow } = currentTarget;
    if (!contentDocument || !contentWindow) return;
    // The console's Content-Security-Policy blocks inline styles, but not constructed style sheets.
    const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(css);
    contentDocument.adoptedStyleSheets = [sheet];
    contentDocument.addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  };
  return (
    <iframe
      title="The tour’s page"
      sandbox="allow-same-origin"
      srcDoc={page}
      data-width={width}
      onLoad={addStyles}
    />
  );
}

/** Extracts a page's main element without scripts, and the page's styles. */
function extractPage(html: string): { page: string; styles: string } {
  const sheets: string[] = [];
  // Removes styles before parsing, because the browser would report them as policy violations.
  const unstyledHtml = html.replace(/<style>(.*?)<\/style>/gs, (_, sheet: string) => {
    sheets.push(sheet);
    return '';
  });
  const styles = sheets.join('\n');
  const parsedDocument = new DOMParser().parseFromString(trustInertHtml(unstyledHtml), 'text/html');
  for (const element of parsedDocument.querySelectorAll('script, noscript, link')) element.remove();
  // Removes the header, the footer, and everything else around the main element.
  let ancestor: Element | null = parsedDocument.querySelector('main');
  while (ancestor && ancestor !== parsedDocument.body) {
    for (const sibling of [...(ancestor.parentElement?.children ?? [])]) {
      if (sibling !== ancestor) sibling.remove();
    }
    ancestor = ancestor.parentElement;
  }
  const page = trustInertHtml(`<!doctype html>${parsedDocument.documentElement.outerHTML}`);
  return { page, styles };
}
