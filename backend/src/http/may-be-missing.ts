import { ValidateIf } from 'class-validator';

/** Validates a field unless it is missing. Null counts as present, since the document doesn't allow it. */
export const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);
