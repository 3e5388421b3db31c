import type { paths } from './schema';

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';
type BelowApi<Path> = Path extends `/api${infer Below}` ? Below : never;

/** A method and path of the API's document, without /api: `GET /guide/days/{date}`. */
export type Endpoint = {
  [Path in keyof paths]: {
    [V in Verb]: paths[Path][V] extends object ? `${Uppercase<V>} ${BelowApi<Path>}` : never;
  }[Verb];
}[keyof paths];

/** An endpoint that returns JSON or nothing, but no file or stream. */
export type JsonEndpoint = {
  [E in Endpoint]: [ResponseOf<E>] extends [never] ? never : E;
}[Endpoint];

/** An endpoint's successful response; undefined if it has no body. */
export type ResponseOf<E extends Endpoint> = AnswerOf<Operation<E>>;

/** The parameters of an endpoint's URL. */
export type UrlParameters<E extends Endpoint> = ParametersOf<Operation<E>>;

/** An endpoint's body. For a union of endpoints, the body may be for either, and the server validates it. */
export type Input<E extends Endpoint> = InputOf<Operation<E>>;

/** The last argument of a function, which is optional if none of its fields is required. */
export type LastArgument<T> = Partial<T> extends T ? [argument?: T] : [argument: T];

type Operation<E> = E extends `${infer Method} ${infer Path}`
  ? paths[`/api${Path}` & keyof paths][Lowercase<Method> & Verb]
  : never;

type AnswerOf<O> = O extends { responses: infer Responses }
  ? ContentOf<Responses[keyof Responses & (200 | 201 | 204)]>
  : never;

type ContentOf<Declared> = Declared extends { content: infer Content }
  ? JsonOf<Content>
  : undefined;

type JsonOf<Content> = Content extends { 'application/json': infer Body } ? Body : never;

type ParametersOf<O> = O extends { parameters: { path?: unknown; query?: unknown } }
  ? Pick<O['parameters'], 'path' | 'query'>
  : never;

// Not distributed over a union as the other types are, since a caller of a union can't know which body is needed.
type InputOf<O> = [O] extends [{ parameters: { header?: unknown }; requestBody?: unknown }]
  ? ParametersOf<O> & BodyOf<O['requestBody']> & KeyOf<NamesOf<O['parameters']['header']>>
  : never;

type BodyOf<RequestBody> = [RequestBody] extends [{ content: infer Content }]
  ? { body: Content extends { 'application/json': infer Body } ? Body : Blob }
  : { body?: never };

type NamesOf<Header> = Header extends object ? keyof Header : never;

type KeyOf<HeaderNames> = 'Idempotency-Key' extends HeaderNames
  ? {
      /** The key of a POST, with which the server adds its input only once. */
      idempotencyKey?: string;
    }
  : { idempotencyKey?: never };
