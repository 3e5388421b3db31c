import { ApiError } from '../api/client';
import { explainFailure } from './explain-failure';

test.each([
  ['a missing connection', new ApiError(0, 'Try again.'), 'This needs a connection. Try again.'],
  ['a 429 with a sentence', new ApiError(429, 'Please wait.'), 'Please wait.'],
  [
    'a 429 without a sentence',
    new ApiError(429),
    'The server is getting too many requests from here.',
  ],
  ['a 503 with a sentence', new ApiError(503, 'Please wait.'), 'Please wait.'],
  ['a 502 without a sentence', new ApiError(502), 'The server is restarting.'],
  ['a refusal', new ApiError(409, 'It was changed.'), 'It was changed.'],
])('explainFailure explains %s', (_, error, explanation) => {
  expect(explainFailure(error)).toBe(explanation);
});
