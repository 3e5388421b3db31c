import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import * as limits from '../../../api/limits';
import { Sentence } from '../../texts/Sentence';
import { TextField } from '../../../ui/TextField';
import { useSubmit } from '../../../ui/use-submit';
import { AuthForm } from '../auth/AuthForm';
import { useSignInState } from '../auth/sign-in-state';
import { PasswordField } from '../../../ui/PasswordField';
import { PasswordRule } from '../auth/PasswordRule';
import { signUp } from '../../../api/session';
import { UsernameField } from '../../../ui/UsernameField';
import { texts } from './texts.en';

const {
  username: usernameLimits,
  email: emailLimits,
  password: passwordLimits,
} = limits.SignUpInput;

export const description = texts.lead;

export default function SignUpPage() {
  const navigate = useNavigate();
  const state = useSignInState();
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
    await navigate(state.next ?? '/');
  });
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  const hasFieldErrors = Object.keys(fieldErrors).length > 0;

  return (
    <AuthForm
      title={texts.title}
      lead={texts.lead}
      sending={sending}
      error={
        error === null || hasFieldErrors ? null : (apiErrorSentence(error) ?? texts.unsuccessful)
      }
      onSubmit={submit}
      links={
        <Sentence
          parts={texts.signInLink<ReactNode>((text) => (
            <Link to="/signin" state={state}>
              {text}
            </Link>
          ))}
        />
      }
    >
      <UsernameField
        hint={texts.usernameHint(usernameLimits.minLength, usernameLimits.maxLength)}
        error={fieldErrors.username}
        minLength={usernameLimits.minLength}
        maxLength={usernameLimits.maxLength}
        pattern={usernameLimits.pattern}
        value={username}
        onChange={setUsername}
      />
      <TextField
        label={texts.email}
        error={fieldErrors.email}
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
        error={fieldErrors.password}
      />
    </AuthForm>
  );
}

function apiErrorSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? error.sentence : undefined;
}
