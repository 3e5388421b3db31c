import { useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ApiError } from '../../../api/client';
import * as limits from '../../../api/limits';
import { signUpWords } from '../../words/sign-up';
import { useWords, type Language } from '../../../ui/language';
import { Sentence } from '../../words/Sentence';
import { TextField } from '../../../ui/TextField';
import { useSubmit } from '../../../ui/use-submit';
import { AuthForm } from './AuthForm';
import { PasswordField } from '../../../ui/PasswordField';
import { PasswordRule } from './PasswordRule';
import { signUp } from '../../../api/session';
import { UsernameField } from '../../../ui/UsernameField';

const {
  username: usernameLimits,
  email: emailLimits,
  password: passwordLimits,
} = limits.SignUpInput;

export const describe = (language: Language) => signUpWords[language].lead;

export default function SignUpPage() {
  const words = useWords(signUpWords);
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
  const fieldErrors = error instanceof ApiError ? error.fields : {};
  const hasFieldErrors = Object.keys(fieldErrors).length > 0;

  return (
    <AuthForm
      title={words.title}
      lead={words.lead}
      sending={sending}
      error={error === null || hasFieldErrors ? null : (sentenceIn(error) ?? words.unsuccessful)}
      onSubmit={submit}
      links={
        <Sentence
          parts={words.signInLink<ReactNode>((text) => (
            <Link to="/signin">{text}</Link>
          ))}
        />
      }
    >
      <UsernameField
        hint={words.usernameHint(usernameLimits.minLength, usernameLimits.maxLength)}
        error={fieldErrors.username}
        minLength={usernameLimits.minLength}
        maxLength={usernameLimits.maxLength}
        pattern={usernameLimits.pattern}
        value={username}
        onChange={setUsername}
      />
      <TextField
        label={words.email}
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

function sentenceIn(error: unknown): string | undefined {
  return error instanceof ApiError ? error.sentence : undefined;
}
