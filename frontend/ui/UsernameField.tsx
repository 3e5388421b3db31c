import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { texts } from './form-texts.en';

/** A username input, with hints for password managers and phone keyboards. */
export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name'>) {
  return (
    <TextField
      label={texts.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
