import { ValidateIf } from 'class-validator';

/** A field that is checked unless it is missing: null is not what the document allows. */
export const MayBeMissing = () => ValidateIf((_, value) => value !== undefined);
