/** Returns a copy of an object without the properties in `keys`. */
export function without<T extends object, Key extends keyof T>(
  object: T,
  ...keys: Key[]
): Omit<T, Key> {
  const isRemaining = ([key]: [string, unknown]) => !(keys as string[]).includes(key);
  return Object.fromEntries(Object.entries(object).filter(isRemaining)) as Omit<T, Key>;
}

/** Returns a deep copy of a JSON value without undefined properties. */
export function withoutUndefined<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
