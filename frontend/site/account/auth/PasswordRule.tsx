import clsx from 'clsx';
import type { ReactNode } from 'react';
import { countCharacters } from 'shared/characters';
import { Sentence } from '../../texts/Sentence';
import { texts } from './texts.en';
import styles from './auth.module.css';

/** Shows the minimum length of passwords, and whether the typed password meets it. */
export function PasswordRule({ password, minLength }: { password: string; minLength: number }) {
  const isMet = countCharacters(password) >= minLength;
  return (
    <Sentence
      parts={texts.password<ReactNode>(minLength, (text) => (
        <span className={clsx(styles.rule, isMet && styles.met)}>{text}</span>
      ))}
    />
  );
}
