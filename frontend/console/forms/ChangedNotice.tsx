import callout from '../../ui/callout.module.css';

/** A field that another device changed while the guide was editing. */
export interface RemoteChange {
  label: string;
  /** A description of the value when the guide began to edit; missing if it is too long for the notice. */
  oldText?: string;
  /** A description of the other device's value; missing if it is too long for the notice. */
  newText?: string;
  /** Whether the guide has changed the field, too. */
  isTouched: boolean;
  /** A description of the form's value; missing if it is too long for the notice. */
  typedText?: string;
}

interface Props {
  /** The subject of the notice's first sentence, such as "This tour". */
  subject: string;
  changes: readonly RemoteChange[];
}

/** Lists the fields that another device changed while the guide was editing. The form keeps the guide's values. */
export function ChangedNotice({ subject, changes }: Props) {
  return (
    <div className={callout.notice} role="alert">
      <p>{subject} was changed in the meantime, maybe on another device:</p>
      <ul>
        {changes.map(({ label, oldText, newText, isTouched, typedText }) => (
          <li key={label}>
            <strong>{label}</strong>
            {newText !== undefined && `: ${oldText === undefined ? '' : `${oldText} → `}${newText}`}
            {isTouched &&
              ` (${typedText === undefined ? 'yours is kept' : `you typed ${typedText}`})`}
          </li>
        ))}
      </ul>
      <p>Nothing that you typed is lost. Check it, and save again.</p>
    </div>
  );
}
