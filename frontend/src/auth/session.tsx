import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../api/client';
import type { AuthAnswer, LoginInput, PublicUser, SignUpInput } from '../api/schema';
import * as api from './auth-api';
import { onTokenChange, storedToken, storeToken } from './token-store';

export interface Session {
  /** `starting`: the browser's storage was not looked at yet, as when pages are rendered to HTML. */
  status: 'starting' | 'loading' | 'signed-out' | 'signed-in';
  user: PublicUser | null;
  signIn: (input: LoginInput) => Promise<void>;
  signUp: (input: SignUpInput) => Promise<void>;
  logOut: () => Promise<void>;
  /** Forgets a session that the server no longer knows. */
  end: () => void;
}

/** What the server said of a token: whose it is, or null if nobody's. */
interface Checked {
  token: string;
  user: PublicUser | null;
}

const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}

export function SessionProvider({ children }: { children: ReactNode }) {
  const token = useSyncExternalStore(onTokenChange, storedToken, () => undefined);
  const [checked, setChecked] = useState<Checked | null>(null);
  const navigate = useNavigate();
  const known = checked !== null && checked.token === token ? checked : null;

  // The cookie may be another's from now on. A layout effect, since those of the pages come after it.
  useLayoutEffect(() => {
    api.forgetGuest();
  }, [token]);

  const unchecked = typeof token === 'string' && !known ? token : null;
  useEffect(() => {
    if (unchecked === null) return;
    api.getSession(unchecked).then(
      ({ user }) => {
        setChecked({ token: unchecked, user });
      },
      (error: unknown) => {
        setChecked({ token: unchecked, user: null });
        // A token that the server refuses is of no use; if the server was away, it may be next time.
        const refused = error instanceof ApiError && error.status === 401;
        if (refused && storedToken() === unchecked) storeToken(null);
      },
    );
  }, [unchecked]);

  const session = useMemo<Session>(() => {
    const enter = ({ accessToken, user }: AuthAnswer) => {
      setChecked({ token: accessToken, user });
      storeToken(accessToken);
      void navigate('/');
    };
    return {
      status: statusOf(token, known),
      user: known?.user ?? null,
      signIn: async (input) => {
        enter(await api.logIn(input));
      },
      signUp: async (input) => {
        enter(await api.signUp(input));
      },
      logOut: async () => {
        const current = storedToken();
        if (current === null) {
          endSession();
          return;
        }
        try {
          await api.logOut(current);
        } catch (error) {
          console.error('Logout was unsuccessful', error);
        } finally {
          void navigate('/signin');
          endSession();
        }
      },
      end: endSession,
    };
  }, [token, known, navigate]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

function endSession(): void {
  storeToken(null);
}

function statusOf(token: string | null | undefined, known: Checked | null): Session['status'] {
  if (token === undefined) return 'starting';
  if (token === null) return 'signed-out';
  if (!known) return 'loading';
  return known.user ? 'signed-in' : 'signed-out';
}
