import type { ComponentProps } from 'react';
import { TextField } from './TextField';

/** A username, as password managers and phones' keyboards understand it. */
export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name'>) {
  return (
    <TextField
      label="Username"
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
