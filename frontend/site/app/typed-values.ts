import { splitLanguage } from 'shared/site-languages';

/**
 * Selects all fields except passwords. A password that is shown has the type of a text field, so the selector excludes
 * it by its `autocomplete`.
 */
const FIELDS =
  'main :is(input, select, textarea)[name]:not([readonly], [type=password], [autocomplete$=password])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The text and the choices that the visitor entered in a page's forms. */
export interface TypedValues {
  /** The path of the page in English. */
  path: string;
  /** The fields' names and values. Checkboxes and radio buttons are listed only if they are checked. */
  values: [name: string, value: string][];
}

/** Returns what the visitor typed, except passwords. */
export function readTypedValues(): TypedValues {
  const values = findFields()
    .filter((field) => !isCheckable(field) || field.checked)
    .map(({ name, value }): [string, string] => [name, value]);
  return { path: pagePath(), values };
}

/** Fills in what the visitor typed on the same page in another language, and waits for fields that appear later. */
export function fillInTypedValues({ path, values }: TypedValues): void {
  let pendingValues = values;
  const fillIn = () => {
    // A field’s options can depend on an earlier field.
    pendingValues = path === pagePath() ? pendingValues.filter((value) => !fillInValue(value)) : [];
    if (pendingValues.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillIn);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  fillIn();
}

/**
 * Fills a value into the field with its name.
 *
 * @returns whether the field has the value now; false if the field is missing or disabled, or lacks the option
 */
function fillInValue([name, value]: [string, string]): boolean {
  const field = findFields().find(
    (candidate) =>
      candidate.name === name && (!isCheckable(candidate) || candidate.value === value),
  );
  if (!field || field.matches(':disabled')) return false;
  if (isCheckable(field)) {
    if (!field.checked) field.click();
    return true;
  }
  if (field.value === value) return true;
  // React ignores values that are set through its own property on the element, so this uses the prototype’s setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field.value === value;
}

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)];
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function pagePath(): string {
  return splitLanguage(location.pathname).path;
}
