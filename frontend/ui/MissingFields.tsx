import { texts } from './form-texts.en';
import field from './field.module.css';

interface Props {
  /** The element's id, for the button's `aria-describedby`. */
  id: string;
  /** The labels of the fields that are still empty. */
  labels: readonly string[];
}

/** Explains why a form's button is disabled. */
export function MissingFields({ id, labels }: Props) {
  const { stillNeeded } = texts;
  if (labels.length === 0) return null;
  return (
    <p className={field.hint} id={id}>
      {stillNeeded(labels)}
    </p>
  );
}
