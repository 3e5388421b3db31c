import { ValidateIf } from 'class-validator';

/** Skips a field's other validators if it is missing. Null is validated, because the OpenAPI document doesn't allow it. */
export const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);
