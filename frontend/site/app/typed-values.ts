import { splitLanguage } from 'shared/site-languages';

const KEY = 'typed';
/** A shown password is in a text field. */
const FIELDS =
  'main :is(input, select, textarea)[name]:not([readonly], [type=password], [autocomplete$=password])';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the visitor typed into the forms of a page. */
interface TypedValues {
  /** The path of the page in English. */
  path: string;
  /** The fields' names and values. A checkbox is listed if it is checked. */
  values: [name: string, value: string][];
}

/** Keeps what the visitor typed, except passwords, until the same page opens in another language. */
export function keepTypedValues(): void {
  const values = findFields()
    .filter((field) => !isCheckbox(field) || field.checked)
    .map(({ name, value }): [string, string] => [name, value]);
  const typedValues: TypedValues = { path: pagePath(), values };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(typedValues));
  } catch {
    // Without storage, the visitor has to type again.
  }
}

/** Fills in what the visitor typed in another language, and waits for fields that appear later. */
export function fillInTypedValues(): void {
  const { path, values } = takeTypedValues();
  if (path !== pagePath()) return;
  let waiting = values;
  const fillIn = () => {
    // A field’s options can depend on a field before it.
    waiting = path === pagePath() ? waiting.filter((value) => !fillInValue(value)) : [];
    if (waiting.length === 0) observer.disconnect();
  };
  const observer = new MutationObserver(fillIn);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled'],
  });
  fillIn();
}

function takeTypedValues(): TypedValues {
  try {
    const text = sessionStorage.getItem(KEY) ?? '{}';
    sessionStorage.removeItem(KEY);
    return { path: '', values: [], ...(JSON.parse(text) as Partial<TypedValues>) };
  } catch {
    return { path: '', values: [] };
  }
}

/** @returns whether the field has the value now */
function fillInValue([name, value]: [string, string]): boolean {
  const field = findFields().find(
    (each) => each.name === name && (!isCheckbox(each) || each.value === value),
  );
  if (!field || field.matches(':disabled')) return false;
  if (isCheckbox(field)) {
    if (!field.checked) field.click();
    return true;
  }
  if (field.value === value) return true;
  // React notices a value only if its own property on the element is bypassed.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return field.value === value;
}

function findFields(): Field[] {
  return [...document.querySelectorAll<Field>(FIELDS)];
}

function isCheckbox(field: Field): field is HTMLInputElement {
  return field.type === 'checkbox' || field.type === 'radio';
}

function pagePath(): string {
  return splitLanguage(location.pathname).path;
}
