import type { SiteLanguage } from 'shared/site-languages';
import { syncWithServer } from './clock';
import type {
  UrlParameters,
  ResponseOf,
  Endpoint,
  FileEndpoint,
  Input,
  JsonEndpoint,
  LastArgument,
} from './endpoints';
import type { FieldError, Problem, RefusalCode } from './schema';
import { texts } from './texts.en';

const TIMEOUT_MS = 20_000;
/** Statuses that nginx sends while the service restarts; a retry a moment later may succeed. */
export const RESTART_STATUSES = [502, 503, 504];
/** Statuses of requests that may succeed later: no response, a timeout, too many calls, or a restart. */
const TEMPORARY_STATUSES = [0, 408, 429, ...RESTART_STATUSES];
/** Pauses before the second and the third attempt. */
const PAUSES_MS = [1000, 2000];
/** Makes the API respond with a 401 to calls without a cookie, instead of using the list that all anonymous callers share. */
const OWN_LIST_HEADER = { 'X-Own-List': '1' };

/** Returns the text for a refusal's code and values; undefined if there is no text for the code. */
export type GetRefusalText = (code: string, values: object) => string | undefined;

let loadRefusalTexts: (() => Promise<GetRefusalText>) | undefined;

/**
 * Sets the function that loads the texts for refusals with a code. Refusals without a code show the server's sentences,
 * and so do all refusals if loading fails.
 */
export function setRefusalTextLoader(load: () => Promise<GetRefusalText>): void {
  loadRefusalTexts = load;
}

/** The language that the API writes in. The console is in English. */
let language: SiteLanguage = 'en';

/** Sets the language that the API writes in. */
export function setLanguage(code: SiteLanguage): void {
  language = code;
}

/** The error of a failed call. Its `message` is a sentence for the visitor. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    /** The server's sentence, if the response has one. */
    readonly sentence?: string,
    /** The field errors' sentences, keyed by field name. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** The seconds in the Retry-After header; undefined if the header has no number. */
    readonly retryAfter?: number,
    /** The field errors in the server's response, untranslated. */
    readonly errors: readonly FieldError[] = [],
    /** The code of the server's refusal; undefined if the refusal has no code, or only its field errors have codes. */
    readonly code?: RefusalCode,
  ) {
    super(sentence ?? texts.noSentence);
  }
}

/** A file from the server. */
export interface DownloadedFile {
  name: string;
  content: Blob;
}

interface CallOptions {
  /** Sent in the Authorization header. Without a token, the cookie identifies the caller. */
  token?: string;
  /** Whether to send no cookies, and to ignore those in the response. */
  withoutCookies?: boolean;
  /** Whether the call may be retried; by default, false only for POSTs without an idempotency key. */
  repeatable?: boolean;
  /** The time limit for the call and its retries, in milliseconds. */
  timeoutMs?: number;
}

/** The options of a call to an endpoint. */
export type Call<E extends Endpoint> = LastArgument<Input<E> & CallOptions>;

/** The parameters of any endpoint's URL. */
interface AnyUrlParameters {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** The options of a call to any endpoint. */
interface AnyCallOptions extends AnyUrlParameters, CallOptions {
  body?: object;
  idempotencyKey?: string;
}

/**
 * Calls the API, and retries repeatable calls while the service is restarting. The response isn't validated: its type
 * is taken from the OpenAPI document.
 *
 * @throws ApiError if the response's status isn't 2xx, or there is no response
 */
export async function callApi<E extends JsonEndpoint>(
  endpoint: E,
  ...[call]: Call<E>
): Promise<ResponseOf<E>> {
  const response = await send(endpoint, call);
  return (response.status === 204 ? undefined : await parseBody(response)) as ResponseOf<E>;
}

/**
 * Calls an endpoint that returns a file, and returns the file under the server's name.
 *
 * @throws ApiError if the response's status isn't 2xx, or the connection fails
 */
export async function loadFile<E extends FileEndpoint>(
  endpoint: E,
  ...[call]: Call<E>
): Promise<DownloadedFile> {
  const response = await send(endpoint, call);
  const disposition = response.headers.get('Content-Disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'download';
  const content = await response.blob().catch(() => {
    throw new ApiError(0, texts.offline);
  });
  return { name, content };
}

async function send(endpoint: string, options: AnyCallOptions = {}): Promise<Response> {
  const { body, token, withoutCookies, idempotencyKey, timeoutMs = TIMEOUT_MS } = options;
  const method = endpoint.slice(0, endpoint.indexOf(' '));
  const { repeatable = method !== 'POST' || idempotencyKey !== undefined } = options;
  const url = buildUrl(endpoint, options);
  const isFile = body instanceof Blob;
  const init: RequestInit = {
    method,
    headers: {
      ...(body && { 'Content-Type': isFile ? body.type : 'application/json' }),
      ...(token !== undefined && { Authorization: token }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
      'Accept-Language': language,
      ...OWN_LIST_HEADER,
    },
    body: isFile ? body : body && JSON.stringify(body),
    ...(withoutCookies && { credentials: 'omit' }),
    signal: AbortSignal.timeout(timeoutMs),
  };
  const deadline = performance.now() + timeoutMs;
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(url, init).catch(() => {
      throw new ApiError(0, texts.offline);
    });
    const pause = repeatable ? (PAUSES_MS[attempt] ?? Infinity) : Infinity;
    if (!RESTART_STATUSES.includes(response.status) || performance.now() + pause >= deadline) {
      syncWithServer(response.headers.get('Date'));
      if (!response.ok) throw await toError(response);
      return response;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Returns the URL of a file or stream that the browser itself loads. */
export function urlOf<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  ...[parameters]: LastArgument<UrlParameters<E>>
): string {
  return buildUrl(endpoint, parameters);
}

function buildUrl(endpoint: string, { path = {}, query = {} }: AnyUrlParameters = {}): string {
  const route = endpoint
    .slice(endpoint.indexOf('/'))
    .replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const definedParameters = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const search = new URLSearchParams(definedParameters).toString();
  return `/api${route}${search && `?${search}`}`;
}

async function parseBody(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    // The connection closed early, or the response comes from a proxy.
    throw new ApiError(0, texts.offline);
  }
}

async function toError(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => null)) as Partial<Problem> | null;
  const textOf = await loadTextLookup(problem);
  const fieldTexts = (problem?.errors ?? []).map(
    ({ field, message, ...refusal }) => [field, textOf(refusal) ?? message] as const,
  );
  const joinedFieldTexts = problem?.errors?.every(({ code }) => code !== undefined)
    ? fieldTexts.map(([, text]) => text).join(' ')
    : undefined;
  // Some proxies send an empty errorMessage.
  const serverSentence = problem?.errorMessage === '' ? undefined : problem?.errorMessage;
  const sentence = textOf(problem ?? {}) ?? joinedFieldTexts ?? serverSentence;
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  const fields = Object.fromEntries(fieldTexts);
  const { errors, code } = problem ?? {};
  return new ApiError(response.status, sentence, fields, retryAfter, errors, code);
}

/** Returns a function that looks up a refusal's text. Loads the texts only if the problem has codes. */
async function loadTextLookup(problem: Partial<Problem> | null) {
  const refusals = [problem, ...(problem?.errors ?? [])];
  const hasCode = refusals.some((refusal) => refusal?.code !== undefined);
  const refusalText = hasCode ? await loadRefusalTexts?.().catch(() => undefined) : undefined;
  return ({ code, values }: Pick<Problem, 'code' | 'values'>) =>
    code === undefined ? undefined : refusalText?.(code, values ?? {});
}

/** Whether the same call may succeed later: there was no response, or its status is temporary. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && TEMPORARY_STATUSES.includes(error.status);
}

/** Returns the sentence to show for an error. */
export function errorSentence(error: unknown): string {
  return error instanceof ApiError ? error.message : texts.noSentence;
}

/** Returns the sentences of an error's field errors, keyed by field name. */
export function fieldErrorsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}

/** Returns whether the server refused a call, or one of its fields, with one of these codes. */
export function isRefusedWith(error: unknown, ...codes: RefusalCode[]): boolean {
  if (!(error instanceof ApiError)) return false;
  return [error, ...error.errors].some(({ code }) => code !== undefined && codes.includes(code));
}
