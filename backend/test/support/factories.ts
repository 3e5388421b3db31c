/** Bodies of calls, good as they are; what a test is about, it overrides. */

export interface AccountInput {
  username: string;
  email: string;
  password: string;
}

let serial = 0;

/** Each call makes another account. */
export function accountInput(overrides: Partial<AccountInput> = {}): AccountInput {
  const username = `walker-${String(++serial)}`;
  return {
    username,
    email: `${username}@example.com`,
    password: 'a walk in the park',
    ...overrides,
  };
}

export interface TourInput {
  place: string;
  day: string;
  people: unknown;
  date?: string;
}

/** Empire State Building is on both lists. */
export function tourInput(overrides: Partial<TourInput> = {}): TourInput {
  return { place: 'Empire State Building', day: 'Monday', people: 2, ...overrides };
}
