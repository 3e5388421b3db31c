import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../api/client';
import { limits } from '../../api/limits';
import { content } from '../content/site';
import { TextField } from '../../ui/TextField';
import { useSubmit } from '../../ui/use-submit';
import { AuthForm } from './AuthForm';
import { PasswordField } from '../../ui/PasswordField';
import { PasswordRule } from './PasswordRule';
import { signUp } from '../../api/session';
import { UsernameField } from '../../ui/UsernameField';

const UNSUCCESSFUL = 'Signup was unsuccessful! Please check the console.';
const {
  username: usernameLimits,
  email: emailLimits,
  password: passwordLimits,
} = limits.SignUpInput;

export default function SignUpPage() {
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
  const inFields = Object.keys(fields).length > 0;

  return (
    <AuthForm
      title="Sign up"
      lead={content.signUp.lead}
      sending={sending}
      error={error === null || inFields ? null : sentenceFor(error)}
      onSubmit={submit}
      otherwise={
        <>
          Already have an account? <Link to="/signin">Sign in</Link>
        </>
      }
    >
      <UsernameField
        hint={`${String(usernameLimits.minLength)} to ${String(usernameLimits.maxLength)} letters, numbers, or _ . -`}
        error={fields.username}
        minLength={usernameLimits.minLength}
        maxLength={usernameLimits.maxLength}
        pattern={usernameLimits.pattern}
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
        hint={<PasswordRule password={password} minLength={passwordLimits.minLength} />}
        error={fields.password}
      />
    </AuthForm>
  );
}

function sentenceFor(error: unknown): string {
  return (error instanceof ApiError ? error.sentence : undefined) ?? UNSUCCESSFUL;
}
