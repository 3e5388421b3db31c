import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../api/client';
import { limits } from '../api/limits';
import { Alert } from '../ui/Alert';
import { Field } from '../ui/Field';
import { NeedsScript } from '../ui/NeedsScript';
import { PasswordField } from './PasswordField';
import { useSession } from './session';
import { useSubmit } from '../ui/use-submit';
import './auth.css';

const UNSUCCESSFUL = 'Signup was unsuccessful! Please check the console.';
const {
  username: usernameLimits,
  email: emailLimits,
  password: passwordLimits,
} = limits.SignUpInput;

export function SignUpPage() {
  const { status, signUp } = useSession();
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
  });
  const fields = error instanceof ApiError ? error.fields : {};

  return (
    <form className="auth-form card" method="post" aria-busy={sending} onSubmit={submit}>
      <h1>Sign up</h1>
      <NeedsScript />
      <Field
        label="Username"
        hint={`${String(usernameLimits.minLength)} to ${String(usernameLimits.maxLength)} letters, digits, or _ . -`}
        error={fields.username}
      >
        {(props) => (
          <input
            {...props}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
            minLength={usernameLimits.minLength}
            maxLength={usernameLimits.maxLength}
            value={username}
            onChange={(event) => {
              setUsername(event.target.value);
            }}
          />
        )}
      </Field>
      <Field label="Email" error={fields.email}>
        {(props) => (
          <input
            {...props}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={emailLimits.maxLength}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
            }}
          />
        )}
      </Field>
      <PasswordField
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        limits={passwordLimits}
        hint={`At least ${String(passwordLimits.minLength)} characters. A few random words make a good one.`}
        error={fields.password}
      />
      {error !== null && Object.keys(fields).length === 0 && <Alert>{sentenceFor(error)}</Alert>}
      <button className="button" type="submit" disabled={sending || status === 'starting'}>
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
