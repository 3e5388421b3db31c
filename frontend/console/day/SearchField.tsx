import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './day-sheet.module.css';

/** The minimum length of a search text, because a shorter one would match most parties. */
const MIN_LENGTH = 2;

interface Search {
  /** The field's text. */
  typedText: string;
  setTypedText: (text: string) => void;
  /** The text to search for; empty if the field's text is too short. */
  searchText: string;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Returns the state of the search field. Typing anywhere on the page moves the focus to the field. */
export function useSearch(): Search {
  const [typedText, setTypedText] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focusField = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetterOrDigit = key.length === 1 && /[\p{L}\p{N}]/u.test(key);
      if (!isLetterOrDigit || ctrlKey || metaKey || altKey) return;
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
  const trimmedText = typedText.trim();
  const searchText = trimmedText.length < MIN_LENGTH ? '' : trimmedText;
  return { typedText, setTypedText, searchText, fieldRef };
}

/** A search field for a party's name, email, or phone number. */
export function SearchField({ search: { typedText, setTypedText, fieldRef } }: { search: Search }) {
  return (
    <input
      className={styles.search}
      type="search"
      ref={fieldRef}
      aria-label="Find a guest"
      placeholder="Find a guest"
      autoComplete="off"
      enterKeyHint="search"
      value={typedText}
      onChange={(event) => {
        setTypedText(event.target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        setTypedText('');
        event.currentTarget.blur();
      }}
    />
  );
}
