import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { limits } from '../../api/limits';
import { content } from '../content/site';
import { useSubmit } from '../../ui/use-submit';
import { AuthForm } from './AuthForm';
import { PasswordField } from '../../ui/PasswordField';
import { signIn } from '../../api/session';
import { usePendingRevocation } from '../../api/token-revocation';
import { UsernameField } from '../../ui/UsernameField';

const SIGNING_OUT =
  'You’re signed out on this device, but the server couldn’t be reached to end your session there. We’ll keep trying, and end it as soon as the server is back.';
const SIGNED_OUT = 'The server is back, and your session has ended there, too.';
const INVALID = 'Invalid credentials';
const { username: usernameLimits, password: passwordLimits } = limits.LoginInput;

export default function SignInPage() {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const news = useSignOutNews();
  const { sending, error, submit } = useSubmit(async () => {
    await signIn({ username, password });
    await navigate('/');
  });

  return (
    <AuthForm
      title="Sign in"
      lead={content.signIn.lead}
      sending={sending}
      news={news}
      error={error === null ? null : sentenceFor(error)}
      onSubmit={submit}
      otherwise={
        <>
          New here? <Link to="/signup">Sign up</Link>
        </>
      }
    >
      <UsernameField
        hint="Your email works too."
        maxLength={usernameLimits.maxLength}
        value={username}
        onChange={setUsername}
      />
      <PasswordField
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        limits={passwordLimits}
      />
    </AuthForm>
  );
}

/** What became of a sign-out that the server could not be told of at once. */
function useSignOutNews(): string {
  const pending = usePendingRevocation();
  const [wasPending, setWasPending] = useState(pending);
  if (pending && !wasPending) setWasPending(true);
  if (pending) return SIGNING_OUT;
  return wasPending ? SIGNED_OUT : '';
}

/** Whoever typed something wrong isn't told what; whoever can't sign in for other reasons is. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.sentence === undefined) return INVALID;
  return error.status === 400 || error.status === 401 ? INVALID : error.sentence;
}
