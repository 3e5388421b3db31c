import { useLocation } from 'react-router-dom';

/** The state of links to the sign-in and sign-up pages that lead back after signing in. */
export interface SignInState {
  /** The page to open after signing in, such as an invitation. */
  next?: string;
  hasNewPassword?: boolean;
}

/** Returns the state of the link that led to the sign-in or sign-up page. */
export function useSignInState(): SignInState {
  return (useLocation().state as SignInState | null) ?? {};
}
