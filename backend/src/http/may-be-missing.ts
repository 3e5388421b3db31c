import { ValidateIf } from 'class-validator';

/**
 * Skips a field's other validators if the field is missing, but not if it is null, because the OpenAPI document doesn't
 * allow null.
 */
export const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);
