import callout from '../../ui/callout.module.css';

/** A field that somebody else has changed while it was edited. */
export interface OvertakenField {
  label: string;
  /** What it was, and what it is now, in words; missing where they are too long to be read here. */
  before?: string;
  now?: string;
  /** What is typed in its place. */
  typed?: string;
}

interface Props {
  /** What was changed, as in "This tour". */
  what: string;
  fields: readonly OvertakenField[];
}

/** Shows what somebody else has saved in the meantime; what was typed stays in the form. */
export function ChangedNotice({ what, fields }: Props) {
  return (
    <div className={callout.notice} role="alert">
      <p>{what} was changed in the meantime, maybe on another device:</p>
      <ul>
        {fields.map(({ label, before, now, typed }) => (
          <li key={label}>
            <strong>{label}</strong>
            {now !== undefined && `: ${before === undefined ? '' : `${before} → `}${now}`}
            {typed !== undefined && <> (you typed {typed})</>}
          </li>
        ))}
      </ul>
      <p>Nothing that you typed is lost. Check it, and save again.</p>
    </div>
  );
}
