import { callApi } from '../api/client';
import type { AuthAnswer, LoginInput, SessionAnswer, SignUpInput } from '../api/schema';

export const signUp = (body: SignUpInput) =>
  callApi<AuthAnswer>('/signup', { method: 'POST', body });

export const logIn = (body: LoginInput) => callApi<AuthAnswer>('/login', { method: 'POST', body });

export const getSession = (token: string) => callApi<SessionAnswer>('/session', { token });

export const logOut = (token: string) => callApi<undefined>('/logout', { method: 'DELETE', token });

let guest: Promise<unknown> | undefined;

/** Makes the browser a guest, once: asked again, the first answer holds. */
export function becomeGuest(): Promise<unknown> {
  guest ??= callApi('/guest', { method: 'POST' }).catch((error: unknown) => {
    guest = undefined;
    throw error;
  });
  return guest;
}

/** To be called when the cookie has become somebody else's, or nobody's. */
export function forgetGuest(): void {
  guest = undefined;
}
