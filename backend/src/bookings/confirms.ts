/** Returns whether visitors must confirm an email, which they can't do without mail. */
export type Confirms = () => Promise<boolean>;

/** Injects {@link Confirms}. Mail provides it, since the bookings don't import mail. */
export const CONFIRMS = Symbol('CONFIRMS');
