import { isDeepStrictEqual } from 'node:util';
import {
  HISTORY_FIELDS,
  historyField,
  type HistoryAction,
  type HistoryChange,
  type HistoryFieldName,
  type HistoryKind,
  type HistoryValue,
} from 'shared/history';
import { priceText, type Price } from 'shared/price';

/** Longer texts are shortened, so that the history stays small. */
const MAX_TEXT_LENGTH = 300;

/** The fields of a thing whose changes the history records. Empty fields may be missing. */
export type RecordedFields<Kind extends HistoryKind> = Partial<Record<TopLevel<Kind>, unknown>>;

/**
 * A stored document whose fields are all in the history's table of fields or in `Unrecorded`. If a field is in neither,
 * passing the document doesn't compile, and the error names the field.
 */
export type CompleteDocument<
  Kind extends HistoryKind,
  Document,
  Unrecorded extends keyof Document,
> =
  Exclude<keyof Document, TopLevel<Kind> | Unrecorded> extends never
    ? Document
    : { neitherRecordedNorListed: Exclude<keyof Document, TopLevel<Kind> | Unrecorded> };

/** The fields of a kind's documents, without the names of nested fields. */
type TopLevel<Kind extends HistoryKind> = BeforeDot<HistoryFieldName<Kind>>;
type BeforeDot<Name extends string> = Name extends `${infer Top}.${string}` ? Top : Name;

/**
 * Compares two versions of something, field by field.
 *
 * @param before undefined if a guide added it
 * @param after undefined if a guide deleted it
 * @returns the changed fields, in the order of the table. Private fields have no values, and neither do long texts that
 *   are the same after they were shortened
 */
export function compare<Kind extends HistoryKind>(
  kind: Kind,
  before: RecordedFields<Kind> | undefined,
  after: RecordedFields<Kind> | undefined,
): HistoryChange[] {
  return Object.keys(HISTORY_FIELDS[kind]).flatMap((name): HistoryChange[] => {
    const format = historyField(kind, name)?.format;
    const [from, to] = [before, after].map((version) => {
      const value = readField(version, name);
      return format === 'price' && value !== undefined ? priceText(value as Price) : value;
    });
    if (isDeepStrictEqual(from, to)) return [];
    const values = { ...valueField('from', from), ...valueField('to', to) };
    const isPrivate = format === 'private';
    const showsValues = !isPrivate && !isDeepStrictEqual(values.from, values.to);
    return [{ field: name, ...(showsValues && values) }];
  });
}

/**
 * Returns whether something was added, deleted, or changed.
 *
 * @param before undefined if it was added
 * @param after undefined if it was deleted
 */
export function actionOf(before: unknown, after: unknown): HistoryAction {
  if (before === undefined) return 'added';
  return after === undefined ? 'deleted' : 'changed';
}

/** Returns a field's value; undefined if the field is empty. */
function readField(source: unknown, path: string): unknown {
  let value: unknown = source;
  for (const name of path.split('.')) {
    value = (value as Record<string, unknown> | null | undefined)?.[name];
  }
  const isEmpty = value === null || value === '' || value === false || isEmptyList(value);
  return isEmpty ? undefined : value;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function valueField(name: 'from' | 'to', value: unknown): Pick<HistoryChange, 'from' | 'to'> {
  return value === undefined ? {} : { [name]: toValue(value) };
}

function toValue(value: unknown): HistoryValue {
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(toText) : toText(value);
}

function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : describeItem(value as object);
  return text.length > MAX_TEXT_LENGTH ? `${text.slice(0, MAX_TEXT_LENGTH - 1)}…` : text;
}

/** Returns the text by which a guide recognizes an item of a list, such as a stop's title or a season's name. */
function describeItem(item: object): string {
  const { name, title, question, text, shortDescription } = item as Record<string, string>;
  return name ?? title ?? question ?? text ?? shortDescription ?? '';
}
