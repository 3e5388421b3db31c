/** A copy of an object without some of its optional properties. */
export function without<Object_ extends object, Key extends keyof Object_>(
  object: Object_,
  ...keys: Key[]
): Omit<Object_, Key> {
  const isKept = ([key]: [string, unknown]) => !(keys as string[]).includes(key);
  return Object.fromEntries(Object.entries(object).filter(isKept)) as Omit<Object_, Key>;
}

/** A copy of a value as JSON has it, without what is undefined. */
export function withoutUndefined<Value extends object>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}
