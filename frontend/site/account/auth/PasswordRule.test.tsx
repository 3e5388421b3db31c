import { render, screen } from '@testing-library/react';
import { PasswordRule } from './PasswordRule';

test.each([
  ['seven c', false],
  ['eight ch', true],
  ['🗽'.repeat(7), false],
  ['🗽'.repeat(8), true],
])('the rule of at least 8 characters is met by %s: %s', (password, isMet) => {
  render(<PasswordRule password={password} minLength={8} />);
  const { classList } = screen.getByText('At least 8 characters');
  expect(classList.contains('met')).toBe(isMet);
});
