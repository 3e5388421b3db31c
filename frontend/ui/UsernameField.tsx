import type { ComponentProps } from 'react';
import { TextField } from './TextField';
import { useWords } from './language';
import { formWords } from './words/form';

/** A username input, with hints for password managers and phone keyboards. */
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
