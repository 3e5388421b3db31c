import type { paths } from './schema';

type HttpMethod = 'get' | 'post' | 'put' | 'patch' | 'delete';
type WithoutApiPrefix<Path> = Path extends `/api${infer Rest}` ? Rest : never;

/** A method and a path from the OpenAPI document, without /api: `GET /guide/days/{date}`. */
export type Endpoint = {
  [Path in keyof paths]: {
    [M in HttpMethod]: paths[Path][M] extends object
      ? `${Uppercase<M>} ${WithoutApiPrefix<Path>}`
      : never;
  }[HttpMethod];
}[keyof paths];

/** An endpoint that returns JSON or no content, rather than a file or a stream. */
export type JsonEndpoint = {
  [E in Endpoint]: [ResponseOf<E>] extends [never] ? never : E;
}[Endpoint];

/** An endpoint that returns a file or a stream. */
export type FileEndpoint = Exclude<Endpoint, JsonEndpoint>;

/** An endpoint's successful response; undefined if it has no body. */
export type ResponseOf<E extends Endpoint> = SuccessResponseOf<Operation<E>>;

/** The parameters of an endpoint's URL. */
export type UrlParameters<E extends Endpoint> = ParametersOf<Operation<E>>;

/** An endpoint's parameters and body. For a union of endpoints, any of their bodies is accepted. */
export type Input<E extends Endpoint> = InputOf<Operation<E>>;

/** A function's last argument, which is optional if it has no required fields. */
export type LastArgument<T> = Partial<T> extends T ? [argument?: T] : [argument: T];

type Operation<E> = E extends `${infer Method} ${infer Path}`
  ? paths[`/api${Path}` & keyof paths][Lowercase<Method> & HttpMethod]
  : never;

type SuccessResponseOf<O> = O extends { responses: infer Responses }
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 204)]>
  : never;

type ContentOf<Response> = Response extends { content: infer Content }
  ? JsonOf<Content>
  : undefined;

type JsonOf<Content> = Content extends { 'application/json': infer Body } ? Body : never;

type ParametersOf<O> = O extends { parameters: { path?: unknown; query?: unknown } }
  ? Pick<O['parameters'], 'path' | 'query'>
  : never;

// Unlike the other types, this one isn't distributed over a union: a caller with a union can't know which endpoint's
// body is needed.
type InputOf<O> = [O] extends [{ parameters: { header?: unknown }; requestBody?: unknown }]
  ? ParametersOf<O> &
      BodyOf<O['requestBody']> &
      IdempotencyKeyOf<NamesOf<O['parameters']['header']>>
  : never;

type BodyOf<RequestBody> = [RequestBody] extends [{ content: infer Content }]
  ? { body: Content extends { 'application/json': infer Body } ? Body : Blob }
  : { body?: never };

type NamesOf<Header> = Header extends object ? keyof Header : never;

type IdempotencyKeyOf<HeaderNames> = 'Idempotency-Key' extends HeaderNames
  ? {
      /** Keeps the server from adding the input twice if the POST is repeated. */
      idempotencyKey?: string;
    }
  : { idempotencyKey?: never };
