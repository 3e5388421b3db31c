import { render, screen } from '@testing-library/react';
import { PasswordRule } from './PasswordRule';

test.each([
  ['seven c', 'unmet'],
  ['eight ch', 'met'],
  ['🗽'.repeat(7), 'unmet'],
  ['🗽'.repeat(8), 'met'],
])('for the password “%s”, the rule of at least 8 characters is %s', (password, state) => {
  render(<PasswordRule password={password} minLength={8} />);
  const { classList } = screen.getByText('At least 8 characters');
  expect(classList.contains('met')).toBe(state === 'met');
});
