import { isCommonPassword, isLongEnoughForGuide } from './password-rules';

describe('the password', () => {
  it.each(['12345678', 'password', 'PassWord', 'qwertyuiop', 'iloveyou', 'sunshine1'])(
    '%s is common',
    (password) => {
      expect(isCommonPassword(password)).toBe(true);
    },
  );

  it.each(['a walk in the park', 'correct horse battery', '12345678 '])(
    '%j isn’t common',
    (password) => {
      expect(isCommonPassword(password)).toBe(false);
    },
  );

  it.each([
    ['eleven :-) ', false],
    ['twelve :-) !', true],
    ['🗽'.repeat(11), false],
    ['🗽'.repeat(12), true],
  ])('%s is long enough for a guide: %s', (password, expected) => {
    expect(isLongEnoughForGuide(password)).toBe(expected);
  });
});
