import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/client';
import { limits } from '../api/limits';
import { Alert } from '../ui/Alert';
import { NeedsScript } from '../ui/NeedsScript';
import { useSubmit } from '../ui/use-submit';
import { PasswordField } from './PasswordField';
import { signIn, useSession } from './session';
import { UsernameField } from './UsernameField';
import './auth.css';

const INVALID = 'Invalid credentials';

export function SignInPage() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    await signIn({ username, password });
    await navigate('/');
  });

  return (
    <form className="auth-form card" method="post" aria-busy={sending} onSubmit={submit}>
      <h1>Sign in</h1>
      <NeedsScript />
      <UsernameField
        hint="Your email works too."
        maxLength={limits.LoginInput.username.maxLength}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={limits.LoginInput.password}
      />
      {error !== null && <Alert>{sentenceFor(error)}</Alert>}
      <button
        className="button"
        type="submit"
        disabled={status === 'starting'}
        aria-disabled={sending}
      >
        Sign in
      </button>
      <p>
        New here? <Link to="/signup">Sign up</Link>
      </p>
    </form>
  );
}

/** Whoever typed something wrong isn't told what; whoever can't sign in for other reasons is. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.sentence === undefined) return INVALID;
  return error.status === 400 || error.status === 401 ? INVALID : error.sentence;
}
