import clsx from 'clsx';
import type { ReactNode } from 'react';
import { passwordRuleWords } from '../words/password-rule';
import { useWords } from '../../ui/language';
import { Sentence } from '../words/Sentence';
import styles from './auth.module.css';

/** The one rule, which is seen to be kept while typing. */
export function PasswordRule({ password, minLength }: { password: string; minLength: number }) {
  const words = useWords(passwordRuleWords);
  const kept = password.length >= minLength;
  return (
    <Sentence
      parts={words.password<ReactNode>(minLength, (text) => (
        <span className={clsx(styles.rule, kept && styles.kept)}>{text}</span>
      ))}
    />
  );
}
