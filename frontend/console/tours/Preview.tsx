import { useEffect, useRef, useState } from 'react';
import { PageFrame } from './PageFrame';
import { WIDE_WINDOW } from './wide-window';
import button from '../../ui/button.module.css';
import styles from './editor.module.css';

const WIDTH_LABELS = { phone: 'Phone', full: 'Wide' } as const;
/**
 * The media query for windows in which the preview starts at a phone's width. These are narrow windows, and windows in
 * which the preview is beside the form.
 */
const PHONE_WIDTH_QUERY = `(width < 40rem), ${WIDE_WINDOW}`;

interface Props {
  /** The page as rendered by the server. */
  html: string;
  onClose: () => void;
}

/** A tour's page as visitors will see it, at the width of a phone or of the window. */
export function Preview({ html, onClose }: Props) {
  const [width, setWidth] = useState<keyof typeof WIDTH_LABELS>(() =>
    matchMedia(PHONE_WIDTH_QUERY).matches ? 'phone' : 'full',
  );
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    headingRef.current?.focus();
  }, [html]);
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h3 id="preview-title" ref={headingRef} tabIndex={-1}>
        Preview
      </h3>
      <p>This is what visitors will see. Links and booking don’t work here.</p>
      <fieldset className={styles.widths}>
        <legend>Width</legend>
        {Object.entries(WIDTH_LABELS).map(([name, label]) => (
          <label key={name}>
            <input
              type="radio"
              name="preview-width"
              checked={width === name}
              onChange={() => {
                setWidth(name as keyof typeof WIDTH_LABELS);
              }}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <PageFrame html={html} width={width} />
      <button className={button.quiet} type="button" onClick={onClose}>
        Close the preview
      </button>
    </section>
  );
}
