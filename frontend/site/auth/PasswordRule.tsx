import clsx from 'clsx';
import styles from './auth.module.css';

/** The one rule, which is seen to be kept while typing. */
export function PasswordRule({ password, minLength }: { password: string; minLength: number }) {
  const kept = password.length >= minLength;
  return (
    <>
      <span className={clsx(styles.rule, kept && styles.kept)}>
        At least {minLength} characters
      </span>
      . A few random words work well.
    </>
  );
}
