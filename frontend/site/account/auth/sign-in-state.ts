import { useLocation } from 'react-router-dom';

/** The history state of a link to the sign-in or sign-up page. */
export interface SignInState {
  /** The page to open after signing in, such as an invitation. */
  next?: string;
  /** Whether the visitor has just chosen a new password. */
  hasNewPassword?: boolean;
}

/** Returns the state of the link that led to the sign-in or sign-up page. */
export function useSignInState(): SignInState {
  return (useLocation().state as SignInState | null) ?? {};
}
