interface Control {
  validity: ValidityState;
  validationMessage: string;
  min?: string;
  max?: string;
  minLength?: number;
}

/** What to do about a form control that the browser calls invalid; in its own words where we have none. */
export function sentenceOfValidity(control: Control, label: string): string {
  const { validity, validationMessage, min = '', max = '', minLength = 0 } = control;
  // What is no number counts as missing, too.
  if (validity.valueMissing && !validity.badInput) return `${label} is required.`;
  if (validity.tooShort) return `${label} must be at least ${String(minLength)} characters long.`;
  if (validity.typeMismatch) return `${label} must be an address like name@example.com.`;
  if (validity.patternMismatch) return `${label} has a character that isn’t allowed.`;
  const outOfRange =
    validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch || validity.badInput;
  if (outOfRange && min !== '' && max !== '') {
    return `${label} must be a whole number from ${min} to ${max}.`;
  }
  return validationMessage;
}
