/** Returns a copy of an object without some of its fields. */
export function omit(object: object | null | undefined, ...fields: string[]): object {
  return Object.fromEntries(
    Object.entries(object ?? {}).filter(([field]) => !fields.includes(field)),
  );
}
