import { texts } from './form-texts.en';

interface Control {
  validity: ValidityState;
  validationMessage: string;
  min?: string;
  max?: string;
  minLength?: number;
}

/** Describes how to correct an invalid form control; for other errors, uses the browser's message. */
export function describeInvalidity(control: Control, label: string): string {
  const { errors } = texts;
  const { validity, validationMessage, min = '', max = '', minLength = 0 } = control;
  // If a number field contains other text, browsers set valueMissing as well as badInput.
  if (validity.valueMissing && !validity.badInput) return errors.missing(label);
  if (validity.tooShort) return errors.tooShort(label, minLength);
  if (validity.typeMismatch) return errors.notAnEmail(label);
  if (validity.patternMismatch) return errors.badCharacter(label);
  const isOutOfRange =
    validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch || validity.badInput;
  if (isOutOfRange && min !== '' && max !== '') {
    return errors.outOfRange(label, min, max);
  }
  return validationMessage;
}
