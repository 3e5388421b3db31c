import { describeInvalidity } from './validity';

const invalid = (error: keyof ValidityState, limits: object = {}) => ({
  validity: { [error]: true } as unknown as ValidityState,
  validationMessage: 'The browser’s message.',
  ...limits,
});

test.each([
  [invalid('valueMissing'), 'Place is required.'],
  [invalid('tooShort', { minLength: 8 }), 'Place must be at least 8 characters long.'],
  [invalid('typeMismatch'), 'Place must be an address like name@example.com.'],
  [invalid('patternMismatch'), 'Place has a character that isn’t allowed.'],
  [
    invalid('rangeUnderflow', { min: '1', max: '100' }),
    'Place must be a whole number from 1 to 100.',
  ],
  [
    invalid('rangeOverflow', { min: '1', max: '100' }),
    'Place must be a whole number from 1 to 100.',
  ],
  [
    invalid('stepMismatch', { min: '1', max: '100' }),
    'Place must be a whole number from 1 to 100.',
  ],
  [invalid('badInput', { min: '1', max: '100' }), 'Place must be a whole number from 1 to 100.'],
  [
    {
      ...invalid('badInput', { min: '1', max: '100' }),
      validity: { badInput: true, valueMissing: true } as ValidityState,
    },
    'Place must be a whole number from 1 to 100.',
  ],
  [invalid('badInput'), 'The browser’s message.'],
])('describes how to correct an invalid control, case %#', (control, sentence) => {
  expect(describeInvalidity(control, 'Place')).toBe(sentence);
});
