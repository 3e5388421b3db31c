import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/client';
import { limits } from '../api/limits';
import { content } from '../content/site';
import { useSubmit } from '../ui/use-submit';
import { AuthForm } from './AuthForm';
import { PasswordField } from './PasswordField';
import { signIn } from './session';
import { UsernameField } from './UsernameField';

const INVALID = 'Invalid credentials';
const { username: usernameLimits, password: passwordLimits } = limits.LoginInput;

export default function SignInPage() {
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    await signIn({ username, password });
    await navigate('/');
  });

  return (
    <AuthForm
      title="Sign in"
      lead={content.signIn.lead}
      sending={sending}
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

/** Whoever typed something wrong isn't told what; whoever can't sign in for other reasons is. */
function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError) || error.sentence === undefined) return INVALID;
  return error.status === 400 || error.status === 401 ? INVALID : error.sentence;
}
