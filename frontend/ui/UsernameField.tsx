import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { texts } from './texts.en';

/** A username input, with hints for password managers and phone keyboards. */
export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name'>) {
  return (
    <TextField
      label={texts.form.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
