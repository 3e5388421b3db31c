import { isCommonPassword, isLongEnoughForGuide } from './password-rules';

describe('the password', () => {
  it.each(['12345678', 'password', 'PassWord', 'qwertyuiop', 'iloveyou', 'sunshine1'])(
    '%j is common',
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

  it.each(['twelve :-) !', '🗽'.repeat(12)])('%j is long enough for a guide', (password) => {
    expect(isLongEnoughForGuide(password)).toBe(true);
  });

  it.each(['eleven :-) ', '🗽'.repeat(11)])('%j isn’t long enough for a guide', (password) => {
    expect(isLongEnoughForGuide(password)).toBe(false);
  });
});
