/** Valid request bodies. Tests override individual fields. */

export interface AccountInput {
  username: string;
  email: string;
  password: string;
}

let serial = 0;

/** Returns a new account's data, different for each call. */
export function accountInput(overrides: Partial<AccountInput> = {}): AccountInput {
  const username = `walker-${String(++serial)}`;
  return {
    username,
    email: `${username}@example.com`,
    password: 'a walk in the park',
    ...overrides,
  };
}

export interface BookingInput {
  place: string;
  day: string;
  people: unknown;
  date?: string;
}

/** Returns the body of a request to book a tour. Both lists have a tour of the default place. */
export function bookingInput(overrides: Partial<BookingInput> = {}): BookingInput {
  return { place: 'Empire State Building', day: 'Monday', people: 2, ...overrides };
}
