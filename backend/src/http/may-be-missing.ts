import { ValidateIf } from 'class-validator';

/** Skips a field's other validators if the field is missing. Null is validated: the OpenAPI document doesn't allow it. */
export const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);
