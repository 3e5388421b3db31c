/** The one rule, which is seen to be kept while typing. */
export function PasswordRule({ password, minLength }: { password: string; minLength: number }) {
  const kept = password.length >= minLength;
  return (
    <>
      <span className={kept ? 'rule kept' : 'rule'}>At least {minLength} characters</span>. A few
      random words work well.
    </>
  );
}
