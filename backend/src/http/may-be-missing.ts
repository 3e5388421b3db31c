import { ValidateIf } from 'class-validator';

/**
 * Skips a field's other validators if it is missing, but not if it is null, which the OpenAPI document doesn't allow.
 */
export const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);
