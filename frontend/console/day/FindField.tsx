import { useEffect, useRef, useState, type RefObject } from 'react';
import styles from './day-sheet.module.css';

/** So many letters tell one guest from most others. */
const MIN_LENGTH = 2;

interface Find {
  typed: string;
  setTyped: (typed: string) => void;
  /** What to look for; empty while too little is typed. */
  words: string;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** What is typed to find a party, in the field or just so. */
export function useFind(): Find {
  const [typed, setTyped] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const type = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isLetter = key.length === 1 && /[\p{L}\p{N}]/u.test(key);
      if (!isLetter || ctrlKey || metaKey || altKey) return;
      // In a field it is meant for that; in a dialog there is nothing to be found.
      if ((target as Element).closest('input, select, textarea, dialog')) return;
      fieldRef.current?.focus();
    };
    // Before the letter is typed, so that it goes into the field.
    addEventListener('keydown', type);
    return () => {
      removeEventListener('keydown', type);
    };
  }, []);
  const words = typed.trim();
  return { typed, setTyped, words: words.length < MIN_LENGTH ? '' : words, fieldRef };
}

/** Shows only the parties whose name, email, or phone number has what is typed. */
export function FindField({ find: { typed, setTyped, fieldRef } }: { find: Find }) {
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
