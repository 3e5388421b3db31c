import type { FileEndpoint, JsonEndpoint, ResponseOf } from '../api/endpoints';
import type { Problem } from '../api/schema';

/** A call that a component made. */
export interface ReceivedCall {
  /** The method and the path, without /api or the query: `GET /bookings/65f0c0ffee0123456789abcd`. */
  request: string;
  query: URLSearchParams;
  headers: Headers;
  body: unknown;
}

/** An error response. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly problem?: Partial<Problem>,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** A response with a file to download. */
export class FileResponse {
  constructor(
    readonly name: string,
    readonly content: string,
  ) {}
}

/** An error response about one field. */
export function fieldRefusal(status: number, field: string, message: string): Refusal {
  return new Refusal(status, { errorMessage: message, errors: [{ field, message }] });
}

/** A result that makes fetch() fail, as it does without a connection. */
export const NO_CONNECTION = Symbol('no connection');

type Result<Body> = Body | Refusal | typeof NO_CONNECTION;

/** Responses by endpoint: a body, an error, or a function that returns either for a call. */
export type Responses = {
  [E in JsonEndpoint]?:
    | Result<ResponseOf<E>>
    | ((call: ReceivedCall) => Result<ResponseOf<E>> | Promise<Result<ResponseOf<E>>>);
} & Partial<Record<FileEndpoint, Result<FileResponse>>>;

const DEFAULT_RESPONSES = {
  'POST /guest': undefined,
  'POST /visits': undefined,
} as const satisfies Responses;

let responses: Responses = {};
let calls: ReceivedCall[] = [];
let unexpectedCalls: string[] = [];

/** Sets the responses of some endpoints for the rest of the test; other endpoints keep theirs. */
export function respondWith(changes: Responses): void {
  responses = { ...responses, ...changes };
}

/** Returns the calls so far whose request starts with the given text. */
export function callsTo(request: string): ReceivedCall[] {
  return calls.filter((call) => call.request.startsWith(request));
}

/** Returns a response that isn't sent until `release` is called. */
export function holdResponse<Body>(body: Body): {
  response: () => Promise<Body>;
  release: () => void;
} {
  let release: () => void = () => undefined;
  const promise = new Promise<Body>((resolve) => {
    release = () => {
      resolve(body);
    };
  });
  return {
    response: () => promise,
    release: () => {
      release();
    },
  };
}

beforeEach(() => {
  responses = DEFAULT_RESPONSES;
  calls = [];
  unexpectedCalls = [];
  globalThis.fetch = respond as typeof fetch;
});

afterEach(() => {
  expect(unexpectedCalls).toEqual([]);
});

async function respond(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams: query } = new URL(url, location.origin);
  const request = `${init.method ?? 'GET'} ${pathname.replace('/api', '')}`;
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  const call = { request, query, headers: new Headers(init.headers), body };
  calls.push(call);
  const endpoint = Object.keys(responses).find((key) => matches(key, request));
  if (endpoint === undefined) {
    unexpectedCalls.push(request);
    return new Response(null, { status: 501 });
  }
  const entry = responses[endpoint as JsonEndpoint] as unknown;
  const result = isFunction(entry) ? await entry(call) : entry;
  if (result === NO_CONNECTION) throw new TypeError('fetch failed');
  if (result instanceof Refusal) {
    const { status, problem, headers } = result;
    return new Response(problem ? JSON.stringify(problem) : '', { status, headers });
  }
  if (result instanceof FileResponse) {
    const headers = { 'Content-Disposition': `attachment; filename="${result.name}"` };
    return new Response(result.content, { headers });
  }
  if (result === undefined) return new Response(null, { status: 204 });
  return Response.json(result);
}

function matches(endpoint: string, request: string): boolean {
  return new RegExp(`^${endpoint.replace(/{\w+}/g, '[^/]+')}$`).test(request);
}

function isFunction(entry: unknown): entry is (call: ReceivedCall) => unknown {
  return typeof entry === 'function';
}
