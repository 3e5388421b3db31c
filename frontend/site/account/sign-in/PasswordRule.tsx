import clsx from 'clsx';
import type { ReactNode } from 'react';
import { passwordRuleWords } from '../../words/password-rule';
import { useWords } from '../../../ui/language';
import { Sentence } from '../../words/Sentence';
import styles from './auth.module.css';

/** Shows the minimum length of passwords, and whether the typed password meets it. */
export function PasswordRule({ password, minLength }: { password: string; minLength: number }) {
  const words = useWords(passwordRuleWords);
  const isMet = password.length >= minLength;
  return (
    <Sentence
      parts={words.password<ReactNode>(minLength, (text) => (
        <span className={clsx(styles.rule, isMet && styles.met)}>{text}</span>
      ))}
    />
  );
}
