import { STATUS_CODES } from 'node:http';
import { GUIDE_REFUSALS } from 'shared/guide-refusals';
import { refusalSentences } from 'shared/words/en/refusals';
import { refusalText } from 'shared/refusal-text';
import type { ApiResponse } from './visitor';

const ALL_REFUSALS = { ...refusalSentences, ...GUIDE_REFUSALS };

/** Stack traces, paths, and other internals that no response may contain. */
const INTERNALS =
  /\bat [^"]+:\d+|node_modules|\/src\/|\/dist\/|mongo|E11000|BSON|Cast to|FST_|fastify|argon|Unexpected (token|end)|position \d|object Object/i;

/** Checks that a response is an error in the standard shape. */
export function expectProblem(response: ApiResponse, status: number): void {
  expect(response).toMatchObject({ status });
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const { errors, ...problemFields } = response.body;
  const problem = checkAndOmitCode(problemFields, problemFields.detail);
  expect(problem).toEqual({
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: expect.stringMatching(/^[A-Z].+[^ ]$/su) as unknown,
    errorMessage: problem.detail,
  });
  expect(response.text).not.toMatch(INTERNALS);
  for (const error of errors ?? []) {
    const { departures, ...fieldError } = error;
    if (departures) expect(error.field).toBe('bookedDepartures');
    expect(checkAndOmitCode(fieldError, error.message)).toEqual({
      field: expect.stringMatching(/^\w+(\.\w+)*$/) as unknown,
      message: expect.stringMatching(/^[A-Z].+$/s) as unknown,
    });
  }
  expect(response.headers.get('x-request-id')).toMatch(/^[\w.-]{8,64}$/);
  // Errors aren't cached, even if the route's successful responses are.
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-disposition')).toBeNull();
}

/** Checks that a response contains this refusal, for the whole call or for its first invalid field. */
export function expectRefusal(
  response: ApiResponse,
  status: number,
  code: keyof typeof ALL_REFUSALS,
  values?: object,
): void {
  expectProblem(response, status);
  const refusal = response.body.code === undefined ? response.body.errors?.[0] : response.body;
  expect({ code: refusal?.code, values: refusal?.values }).toEqual({ code, values });
}

/** Checks that a response reports errors in exactly these fields. */
export function expectFieldErrors(response: ApiResponse, status: number, fields: string[]): void {
  expectProblem(response, status);
  expect(response.body.errors?.map(({ field }) => field).sort()).toEqual([...fields].sort());
}

/** Checks that a refusal's message matches its code and values, and returns the other fields. */
function checkAndOmitCode<T extends { code?: string; values?: object }>(refusal: T, message = '') {
  const { code, values, ...otherFields } = refusal;
  if (code === undefined) expect(values).toBeUndefined();
  else expect(refusalText(ALL_REFUSALS, code, values ?? {})).toBe(message);
  return otherFields;
}
