import clsx from 'clsx';
import type { ReactNode, Ref, SyntheticEvent } from 'react';
import button from '../../ui/button.module.css';
import editor from './editor.module.css';
import tours from './tours.module.css';

interface Props {
  sending: boolean;
  isPreviewing: boolean;
  isUnsaved: boolean;
  /** The result of the last action; empty if there is none. */
  statusText: string;
  previewRef: Ref<HTMLButtonElement>;
  onPreview: (event: SyntheticEvent) => void;
  onDiscard: () => void;
  /** More buttons. */
  children?: ReactNode;
}

/** The buttons of a tour's editor, which save, preview, and discard the guide's changes. */
export function EditorBar(props: Props) {
  const { sending, isPreviewing, isUnsaved, statusText, previewRef } = props;
  return (
    <div className={clsx(tours.actions, editor.bar)}>
      <button className={button.button} type="submit" aria-disabled={sending}>
        Save
      </button>
      <button
        className={button.quiet}
        type="button"
        ref={previewRef}
        aria-disabled={isPreviewing}
        onClick={props.onPreview}
      >
        Preview
      </button>
      {props.children}
      {isUnsaved && (
        <button
          className={button.quiet}
          type="button"
          aria-disabled={sending}
          onClick={props.onDiscard}
        >
          Discard changes
        </button>
      )}
      <span role="status">{statusText || (isUnsaved && 'Not saved yet.')}</span>
    </div>
  );
}
