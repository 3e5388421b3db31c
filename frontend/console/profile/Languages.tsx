import { useId } from 'react';
import field from '../../ui/field.module.css';
import styles from './profile.module.css';

/** The languages to choose from, as BCP 47 codes, in the order in which they are shown. */
const LANGUAGE_CODES = 'en es fr de it pt zh ja ko ru uk pl nl ar he hi bn'.split(' ');

interface Props {
  /** The codes of the chosen languages. */
  codes: readonly string[];
  /** The server's error. */
  error: string | undefined;
  onChange: (codes: readonly string[]) => void;
}

/** A checkbox for each language, named in that language. */
export function Languages({ codes, error, onChange }: Props) {
  const errorId = useId();
  // A different API client may have saved a language that isn't on the list.
  const allCodes = [...new Set([...LANGUAGE_CODES, ...codes])];
  return (
    <fieldset className={styles.languages} aria-describedby={error && errorId}>
      <legend>Languages</legend>
      {allCodes.map((code) => (
        <label key={code} lang={code}>
          <input
            type="checkbox"
            checked={codes.includes(code)}
            onChange={({ target: { checked } }) => {
              onChange(allCodes.filter((each) => (each === code ? checked : codes.includes(each))));
            }}
          />
          {formatNativeName(code)}
        </label>
      ))}
      {error && (
        <p className={field.error} id={errorId} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Returns a language's name in that language, with a capital letter: "Español". */
function formatNativeName(code: string): string {
  const name = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
