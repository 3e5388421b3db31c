import { noteServerTime } from './clock';
import type {
  AddressParameters,
  Answer,
  Endpoint,
  Input,
  JsonEndpoint,
  LastArgument,
} from './endpoints';
import type { Problem } from './schema';
import { SENTENCES } from './sentences';

const TIMEOUT_MS = 20_000;
/** The answers while the service is being restarted: it may well be there a moment later. */
export const RESTARTING = [502, 503, 504];
/** And those that have nothing to do with what was asked: too slow, or too much at once. */
const TEMPORARY = [0, 408, 429, ...RESTARTING];
/** How long to wait before a call is made for the second and for the third time. */
const PAUSES_MS = [1000, 2000];
/** Where the cookie is gone, we want to be told, and not be given the list that is open to everybody. */
const OWN_LIST = { 'X-Own-List': '1' };

/** Says a refusal by its code and values; undefined where it has no words for them. */
export type SayRefusal = (code: string, values: object) => string | undefined;

let sentences = SENTENCES;
let loadRefusals: (() => Promise<SayRefusal>) | undefined;

/**
 * Has calls that fail say so in a language.
 *
 * @param own what to say where the server has no sentence
 * @param refusals fetches what says the refusals that the server names by a code; of others, and where it
 *   can't be had, the server's own sentences are shown
 */
export function speak(own: typeof SENTENCES, refusals: () => Promise<SayRefusal>): void {
  sentences = own;
  loadRefusals = refusals;
}

/** A call that did not succeed, whatever the reason; `message` can be shown. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    /** The HTTP status; 0 where no answer came. */
    readonly status: number,
    /** The server's own sentence, if it gave one. */
    readonly sentence?: string,
    /** Sentences for single fields, by the field's name. */
    readonly fields: Readonly<Record<string, string>> = {},
    /** In how many seconds to try again, as Retry-After says; undefined where it says no number. */
    readonly retryAfter?: number,
  ) {
    super(sentence ?? sentences.noSentence);
  }
}

interface Options {
  /** Sent in the Authorization header; other calls are known by their cookie. */
  token?: string;
  /** Whether the browser's cookies are left out, and those of the answer left alone. */
  withoutCookies?: boolean;
  /** Whether it does no harm to make the call twice; true of all but a POST, unless it is said. */
  repeatable?: boolean;
  /** How long to wait for the answer in all, repeats included, in milliseconds. */
  timeoutMs?: number;
}

/** What a call of an endpoint can be given besides its name. */
export type Call<E extends Endpoint> = LastArgument<Input<E> & Options>;

/** The parameters in an address, whatever the endpoint. */
interface AnyParameters {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string | number | undefined>>;
}

/** A call, whatever the endpoint. */
interface AnyCall extends AnyParameters, Options {
  body?: object;
  idempotencyKey?: string;
}

/**
 * Makes one call of the API, again where that is safe and the service is being restarted. The answer is
 * taken to be what the API's document says it is.
 *
 * @throws ApiError for every answer but a 2xx, and where no answer comes
 */
export async function callApi<E extends JsonEndpoint>(
  endpoint: E,
  ...[call]: Call<E>
): Promise<Answer<E>> {
  const response = await send(endpoint, call);
  noteServerTime(response.headers.get('Date'));
  if (!response.ok) throw await toError(response);
  return (response.status === 204 ? undefined : await bodyOf(response)) as Answer<E>;
}

/** The address of what the browser itself gets: a file, a stream. */
export function addressOf<E extends Endpoint & `GET ${string}`>(
  endpoint: E,
  ...[parameters]: LastArgument<AddressParameters<E>>
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
    // The connection broke meanwhile, or something between us has answered.
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
  // Some servers, as between us and ours, leave it empty.
  const own = problem?.errorMessage === '' ? undefined : problem?.errorMessage;
  const sentence = say(problem ?? {}) ?? ofFields ?? own;
  const seconds = Number.parseInt(response.headers.get('Retry-After') ?? '', 10);
  const retryAfter = Number.isNaN(seconds) ? undefined : seconds;
  return new ApiError(response.status, sentence, Object.fromEntries(fields), retryAfter);
}

/** What says the refusals of an answer in the visitor's language, where that has to be said. */
async function refusalWords(problem: Partial<Problem> | null) {
  const isNamed = [problem, ...(problem?.errors ?? [])].some((said) => said?.code !== undefined);
  const say = isNamed ? await loadRefusals?.().catch(() => undefined) : undefined;
  return ({ code, values }: Pick<Problem, 'code' | 'values'>) =>
    code === undefined ? undefined : say?.(code, values ?? {});
}

/** Whether the same call may well succeed later: no answer came, or one that is about the moment. */
export function isTemporary(error: unknown): boolean {
  return error instanceof ApiError && TEMPORARY.includes(error.status);
}

/** The sentence to show for whatever was thrown. */
export function sentenceOf(error: unknown): string {
  return error instanceof ApiError ? error.message : sentences.noSentence;
}

/** What the server found wrong, by the fields' names. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? error.fields : {};
}
