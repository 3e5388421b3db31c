import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './day-sheet.module.css';

/** A shorter text would match most guests. */
const MIN_LENGTH = 2;

interface Find {
  typed: string;
  setTyped: (typed: string) => void;
  /** The text to search for; empty if the typed text is too short. */
  searchText: string;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The state of the search field. Typing anywhere on the page moves the focus to the field. */
export function useSearch(): Find {
  const [typed, setTyped] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetter = key.length === 1 && /[\p{L}\p{N}]/u.test(key);
      if (!isLetter || ctrlKey || metaKey || altKey) return;
      // Typing in another field or a dialog isn't a search.
      if ((target as Element).closest('input, select, textarea, dialog')) return;
      fieldRef.current?.focus();
    };
    // Moves the focus on keydown, so that the letter is typed into the field.
    addEventListener('keydown', focusField);
    return () => {
      removeEventListener('keydown', focusField);
    };
  }, []);
  const trimmed = typed.trim();
  return { typed, setTyped, searchText: trimmed.length < MIN_LENGTH ? '' : trimmed, fieldRef };
}

/** A search field for a party's name, email, or phone number. */
export function SearchField({ find: { typed, setTyped, fieldRef } }: { find: Find }) {
  return (
    <input
      className={styles.find}
      type="search"
      ref={fieldRef}
      aria-label="Find a guest"
      placeholder="Find a guest"
      autoComplete="off"
      enterKeyHint="search"
      value={typed}
      onChange={(event) => {
        setTyped(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setTyped('');
        event.currentTarget.blur();
      }}
    />
  );
}
