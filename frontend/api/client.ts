import { noteServerTime } from './clock';
import type {
  UrlParameters,
  ResponseOf,
  Endpoint,
  Input,
  JsonEndpoint,
  LastArgument,
} from './endpoints';
import type { FieldError, Problem } from './schema';
import { SENTENCES } from './sentences';

const TIMEOUT_MS = 20_000;
/** Statuses while the service restarts, after which a repeat may succeed a moment later. */
export const RESTARTING = [502, 503, 504];
/** Statuses that don't depend on the request: too slow, or too many calls. */
const TEMPORARY = [0, 408, 429, ...RESTARTING];
/** Pauses before the second and the third attempt. */
const PAUSES_MS = [1000, 2000];
/** Asks for a 401 when the cookie is missing, instead of the open list. */
const OWN_LIST = { 'X-Own-List': '1' };

/** Words a refusal by its code and values; returns undefined for a code without words. */
export type SayRefusal = (code: string, values: object) => string | undefined;

let sentences = SENTENCES;
let loadRefusals: (() => Promise<SayRefusal>) | undefined;

/**
 * Sets the language of errors.
 *
 * @param own sentences for errors without one from the server
 * @param refusals loads the words for refusals with a code; for others, and if loading fails, the server's own
 *   sentences are shown
 */
export function setSentences(own: typeof SENTENCES, refusals: () => Promise<SayRefusal>): void {
  sentences = own;
  loadRefusals = refusals;
}

/** A failed call; `message` can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** The HTTP status; 0 without a response. */
    readonly status: number,
    /** The server's own sentence, if it gave one. */
    readonly sentence?: string,
    /** Sentences by field name. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** The seconds of Retry-After; undefined if that isn't a number. */
    readonly retryAfter?: number,
    /** The field errors of the response, unchanged. */
    readonly errors: readonly FieldError[] = [],
  ) {
    super(sentence ?? sentences.noSentence);
  }
}

interface Options {
  /** Sent in the Authorization header. Without it, the cookie identifies the caller. */
  token?: string;
  /** Whether to neither send cookies nor store those of the response. */
  withoutCookies?: boolean;
  /** Whether repeating the call is harmless; by default, for all methods but POST. */
  repeatable?: boolean;
  /** The time limit for the call, repeats included, in milliseconds. */
  timeoutMs?: number;
}

/** The options of a call to an endpoint. */
export type Call<E extends Endpoint> = LastArgument<Input<E> & Options>;

/** The parameters of any endpoint's URL. */
interface AnyParameters {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** The options of a call to any endpoint. */
interface AnyCall extends AnyParameters, Options {
  body?: object;
  idempotencyKey?: string;
}

/**
 * Calls the API, and repeats the call if that is safe and the service is restarting. Trusts the response to have the
 * type in the API's document.
 *
 * @throws ApiError for every answer but a 2xx, and where no answer comes
 */
export async function callApi<E extends JsonEndpoint>(
  endpoint: E,
  ...[call]: Call<E>
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, call);
  noteServerTime(response.headers.get('Date'));
  if (!response.ok) throw await toError(response);
  return (response.status === 204 ? undefined : await bodyOf(response)) as ResponseOf<E>;
}

/** Returns the URL of a file or stream that the browser itself loads. */
export function urlOf<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  ...[parameters]: LastArgument<UrlParameters<E>>
): string {
  return fillIn(endpoint, parameters);
}

function fillIn(endpoint: string, { path = {}, query = {} }: AnyParameters = {}): string {
  const address = endpoint
    .slice(endpoint.indexOf('/'))
    .replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return `/api${address}${search && `?${search}`}`;
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // The connection broke off, or a proxy has responded.
    throw new ApiError(0, sentences.offline);
  }
}

async function send(endpoint: string, call: AnyCall = {}): Promise<Response> {
  const { body, token, withoutCookies, idempotencyKey, timeoutMs = TIMEOUT_MS } = call;
  const method = endpoint.slice(0, endpoint.indexOf(' '));
  const { repeatable = method !== 'POST' || idempotencyKey !== undefined } = call;
  const deadline = performance.now() + timeoutMs;
  const address = fillIn(endpoint, call);
  const isFile = body instanceof Blob;
  const init: RequestInit = {
    method,
    headers: {
      ...(body && { 'Content-Type': isFile ? body.type : 'application/json' }),
      ...(token !== undefined && { Authorization: token }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      ...OWN_LIST,
    },
    body: isFile ? body : body && JSON.stringify(body),
    ...(withoutCookies && { credentials: 'omit' }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  for (const pause of repeatable ? PAUSES_MS : []) {
    const response = await sendOnce(address, init);
    const tooLate = performance.now() + pause >= deadline;
    if (tooLate || !RESTARTING.includes(response.status)) return response;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return sendOnce(address, init);
}

async function sendOnce(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch {
    throw new ApiError(0, sentences.offline);
  }
}

async function toError(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const say = await refusalWords(problem);
  const fields = (problem?.errors ?? []).map(
    ({ field, message, ...said }) => [field, say(said) ?? message] as const,
  );
  const ofFields = problem?.errors?.every(({ code }) => code !== undefined)
    ? fields.map(([, said]) => said).join(' ')
    : undefined;
  // Some proxies leave it empty.
  const own = problem?.errorMessage === '' ? undefined : problem?.errorMessage;
  const sentence = say(problem ?? {}) ?? ofFields ?? own;
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  const named = Object.fromEntries(fields);
  return new ApiError(response.status, sentence, named, retryAfter, problem?.errors);
}

/** Loads the words for a response's refusals in the visitor's language, if it has any. */
async function refusalWords(problem: Partial<Problem> | null) {
  const isNamed = [problem, ...(problem?.errors ?? [])].some((said) => said?.code !== undefined);
  const say = isNamed ? await loadRefusals?.().catch(() => undefined) : undefined;
  return ({ code, values }: Pick<Problem, 'code' | 'values'>) =>
    code === undefined ? undefined : say?.(code, values ?? {});
}

/** Whether the same call may succeed later: there was no response, or its status is a passing one. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && TEMPORARY.includes(error.status);
}

/** Returns the sentence to show for an exception. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : sentences.noSentence;
}

/** Returns the server's errors by field name. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}
