/** Returns whether visitors must confirm an email, which they can't do without mail. */
export type RequiresConfirmation = () => Promise<boolean>;

/** Injects {@link RequiresConfirmation}. Mail provides it, since the bookings don't import mail. */
export const REQUIRES_CONFIRMATION = Symbol('CONFIRMS');
