import { describeInvalidity } from './validity';

const RANGE = { min: '1', max: '100' };
const RANGE_SENTENCE = 'Place must be a whole number from 1 to 100.';

test.each<[errors: (keyof ValidityState)[], attributes: object, sentence: string]>([
  [['valueMissing'], {}, 'Place is required.'],
  [['tooShort'], { minLength: 8 }, 'Place must be at least 8 characters long.'],
  [['typeMismatch'], {}, 'Place must be an address like name@example.com.'],
  [['patternMismatch'], {}, 'Place has a character that isn’t allowed.'],
  [['rangeUnderflow'], RANGE, RANGE_SENTENCE],
  [['rangeOverflow'], RANGE, RANGE_SENTENCE],
  [['stepMismatch'], RANGE, RANGE_SENTENCE],
  [['badInput'], RANGE, RANGE_SENTENCE],
  [['badInput', 'valueMissing'], RANGE, RANGE_SENTENCE],
  [['badInput'], {}, 'The browser’s message.'],
])(
  'the errors %j of a control with the attributes %j are described as “%s”',
  (errors, attributes, sentence) => {
    const validity = Object.fromEntries(errors.map((error) => [error, true]));
    const control = {
      validity: validity as unknown as ValidityState,
      validationMessage: 'The browser’s message.',
      ...attributes,
    };
    expect(describeInvalidity(control, 'Place')).toBe(sentence);
  },
);
