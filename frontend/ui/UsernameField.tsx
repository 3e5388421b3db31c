import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { useWords } from './language';
import { formWords } from './words/form';

/** A username, as password managers and phones' keyboards understand it. */
export function UsernameField(props: Omit<ComponentProps<typeof TextField>, 'label' | 'name'>) {
  const words = useWords(formWords);
  return (
    <TextField
      label={words.username}
      name="username"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
