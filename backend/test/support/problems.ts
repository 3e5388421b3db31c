import { STATUS_CODES } from 'node:http';
import { REFUSALS } from 'shared/refusals';
import { refusalText } from 'shared/refusal-text';
import type { Answer } from './visitor';

/** Patterns of stack traces, paths, and internal words, which no response may contain. */
const INTERNAL =
  /\bat [^"]+:\d+|node_modules|\/src\/|\/dist\/|mongo|E11000|BSON|Cast to|FST_|fastify|argon|Unexpected (token|end)|position \d|object Object/i;

/** Checks that a response is an error in the standard shape. */
export function expectProblem(answer: Answer, status: number): void {
  expect(answer).toMatchObject({ status });
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const { errors, ...said } = answer.body;
  const problem = withoutCode(said, said.detail);
  expect(problem).toEqual({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: expect.stringMatching(/^[A-Z].+[^ ]$/su) as unknown,
    errorMessage: problem.detail,
  });
  expect(answer.text).not.toMatch(INTERNAL);
  for (const error of errors ?? []) {
    const { departures, ...named } = error;
    if (departures) expect(error.field).toBe('bookedDepartures');
    expect(withoutCode(named, error.message)).toEqual({
      field: expect.stringMatching(/^\w+(\.\w+)*$/) as unknown,
      message: expect.stringMatching(/^[A-Z].+$/s) as unknown,
    });
  }
  expect(answer.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
  // An error isn't cached, whatever the route's successful responses allow.
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-disposition')).toBeNull();
}

/** Checks that a response reports errors at these fields and no others. */
export function expectFieldErrors(answer: Answer, status: number, fields: string[]): void {
  expectProblem(answer, status);
  expect(answer.body.errors?.map(({ field }) => field).sort()).toEqual([...fields].sort());
}

/** Removes a refusal's code and values, after checking that they match its sentence. */
function withoutCode<T extends { code?: string; values?: object }>(refused: T, sentence = '') {
  const { code, values, ...rest } = refused;
  if (code === undefined) expect(values).toBeUndefined();
  else expect(refusalText(REFUSALS, code, values ?? {})).toBe(sentence);
  return rest;
}
