import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../api/client';
import { limits } from '../api/limits';
import { Alert } from '../ui/Alert';
import { NeedsScript } from '../ui/NeedsScript';
import { TextField } from '../ui/TextField';
import { useSubmit } from '../ui/use-submit';
import { PasswordField } from './PasswordField';
import { signUp, useSession } from './session';
import { UsernameField } from './UsernameField';
import './auth.css';

const UNSUCCESSFUL = 'Signup was unsuccessful! Please check the console.';
const {
  username: usernameLimits,
  email: emailLimits,
  password: passwordLimits,
} = limits.SignUpInput;

export function SignUpPage() {
  const { status } = useSession();
  const navigate = useNavigate();
  const [username, setUsername] = useState('');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    try {
      await signUp({ username, email, password });
    } catch (reason) {
      console.error('Signup was unsuccessful', reason);
      throw reason;
    }
    await navigate('/');
  });
  const fields = error instanceof ApiError ? error.fields : {};

  return (
    <form className="auth-form card" method="post" aria-busy={sending} onSubmit={submit}>
      <h1>Sign up</h1>
      <NeedsScript />
      <UsernameField
        hint={`${String(usernameLimits.minLength)} to ${String(usernameLimits.maxLength)} letters, digits, or _ . -`}
        error={fields.username}
        minLength={usernameLimits.minLength}
        maxLength={usernameLimits.maxLength}
        value={username}
        onChange={setUsername}
      />
      <TextField
        label="Email"
        error={fields.email}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={emailLimits.maxLength}
        value={email}
        onChange={setEmail}
      />
      <PasswordField
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        limits={passwordLimits}
        hint={`At least ${String(passwordLimits.minLength)} characters. A few random words make a good one.`}
        error={fields.password}
      />
      {error !== null && Object.keys(fields).length === 0 && <Alert>{sentenceFor(error)}</Alert>}
      <button
        className="button"
        type="submit"
        disabled={status === 'starting'}
        aria-disabled={sending}
      >
        Sign up
      </button>
      <p>
        Have an account? <Link to="/signin">Sign in</Link>
      </p>
    </form>
  );
}

function sentenceFor(error: unknown): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? UNSUCCESSFUL;
}
