import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { trustInertHtml } from '../trusted-types';
import button from '../../ui/button.module.css';
import styles from './editor.module.css';

const WIDTHS = { phone: 'Phone', full: 'Wide' } as const;
/** The preview starts with a phone's width in narrow windows, and in wide ones, in which it is beside the form. */
const STARTS_AS_PHONE = '(width < 40rem), (width >= 76rem)';

interface Props {
  /** The page as rendered by the server. */
  html: string;
  onClose: () => void;
}

/** A tour's page as visitors will see it, without scripts and working links. */
export function Preview({ html, onClose }: Props) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>(() =>
    matchMedia(STARTS_AS_PHONE).matches ? 'phone' : 'full',
  );
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { page, styles: css } = extractPage(html);
  useEffect(() => {
    headingRef.current?.focus();
  }, [html]);
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
    <section className={styles.preview} aria-labelledby="preview-title">
      <h3 id="preview-title" ref={headingRef} tabIndex={-1}>
        Preview
      </h3>
      <p>This is what visitors will see. Links and booking don’t work here.</p>
      <fieldset className={styles.widths}>
        <legend>Width</legend>
        {Object.entries(WIDTHS).map(([name, label]) => (
          <label key={name}>
            <input
              type="radio"
              name="preview-width"
              checked={width === name}
              onChange={() => {
                setWidth(name as keyof typeof WIDTHS);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <iframe
        title="The tour’s page"
        sandbox="allow-same-origin"
        srcDoc={page}
        data-width={width}
        onLoad={addStyles}
      />
      <button className={button.quiet} type="button" onClick={onClose}>
        Close the preview
      </button>
    </section>
  );
}

/** Extracts a page's main element without scripts, and the page's styles. */
function extractPage(html: string): { page: string; styles: string } {
  const sheets: string[] = [];
  // Removes styles before parsing, because the browser would report them as policy violations.
  const unstyled = html.replace(/<style>(.*?)<\/style>/gs, (_, sheet: string) => {
    sheets.push(sheet);
    return '';
  });
  const styles = sheets.join('\n');
  const parsed = new DOMParser().parseFromString(trustInertHtml(unstyled), 'text/html');
  for (const element of parsed.querySelectorAll('script, noscript, link')) element.remove();
  // Removes the header, the footer, and everything else around the main element.
  let ancestor: Element | null = parsed.querySelector('main');
  while (ancestor && ancestor !== parsed.body) {
    for (const other of [...(ancestor.parentElement?.children ?? [])]) {
      if (other !== ancestor) other.remove();
    }
    ancestor = ancestor.parentElement;
  }
  return { page: trustInertHtml(`<!doctype html>${parsed.documentElement.outerHTML}`), styles };
}
