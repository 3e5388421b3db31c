import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { Modal } from '../../ui/Modal';
import type { HistoryFilter } from '../guide-api';
import { HistoryList } from './HistoryList';
import button from '../../ui/button.module.css';
import screenReader from '../../ui/screen-reader.module.css';

interface Props {
  /** The name of the party, departure, or tour. */
  name: string;
  filter: HistoryFilter;
}

/** A button that opens the history of one party, departure, or tour in a dialog. */
export function HistoryButton({ name, filter }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const bodyId = useId();
  return (
    <>
      <button
        className={clsx(button.quiet, button.small)}
        type="button"
        ref={buttonRef}
        onClick={() => {
          setIsOpen(true);
        }}
      >
        History<span className={screenReader.only}> of {name}</span>
      </button>
      {isOpen && (
        <Modal
          wide
          title={`History of ${name}`}
          bodyId={bodyId}
          focusFallbackRef={buttonRef}
          onClose={() => {
            setIsOpen(false);
          }}
        >
          <p id={bodyId}>All changes that guides have made. Visitors’ own changes aren’t listed.</p>
          <HistoryList filter={filter} />
        </Modal>
      )}
    </>
  );
}
