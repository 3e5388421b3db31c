import clsx from 'clsx';
import { useState } from 'react';
import { BulkForm } from './BulkForm';
import button from '../../../ui/button.module.css';
import card from '../../../ui/card.module.css';
import styles from './bulk.module.css';

/** A form for changing several departures at once, hidden until the guide opens it. */
export function BulkChange() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section
      className={clsx(card.card, styles.bulk)}
      data-wide={isOpen || undefined}
      aria-labelledby="bulk-title"
    >
      <h2 id="bulk-title">Change several departures</h2>
      <p>Open, close, shift, or cancel many tours at once, such as all tours on a holiday.</p>
      <div>
        <button
          className={button.quiet}
          type="button"
          aria-expanded={isOpen}
          onClick={() => {
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? 'Close this form' : 'Choose departures'}
        </button>
      </div>
      {isOpen && <BulkForm />}
    </section>
  );
}
