/** Valid bodies of calls, whose fields tests override. */

export interface AccountInput {
  username: string;
  email: string;
  password: string;
}

let serial = 0;

/** Returns a different account with each call. */
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

/** The default place is on both lists. */
export function tourInput(overrides: Partial<TourInput> = {}): TourInput {
  return { place: 'Empire State Building', day: 'Monday', people: 2, ...overrides };
}
