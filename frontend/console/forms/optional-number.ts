/** Formats an optional number for a form field. */
export function formatOptionalNumber(number: number | null): string {
  return number === null ? '' : String(number);
}

/** Parses an optional number; null if the field is empty. */
export function parseOptionalNumber(value: string): number | null {
  return value.trim() === '' ? null : Number(value);
}
