import { render, screen } from '@testing-library/react';
import { PasswordRule } from './PasswordRule';

test.each([
  ['seven c', false],
  ['eight ch', true],
  ['🗽'.repeat(7), false],
  ['🗽'.repeat(8), true],
])('the password “%s” marks the minimum of 8 characters as met: %s', (password, isMet) => {
  render(<PasswordRule password={password} minLength={8} />);
  const { classList } = screen.getByText('At least 8 characters');
  expect(classList.contains('met')).toBe(isMet);
});
