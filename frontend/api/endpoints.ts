import type { paths } from './schema';

type Verb = 'get' | 'post' | 'put' | 'delete';
type BelowApi<Path> = Path extends `/api${infer Below}` ? Below : never;

/** A method and a path below /api that the API's document has, as in `GET /guide/days/{date}`. */
export type Endpoint = {
  [Path in keyof paths]: {
    [V in Verb]: paths[Path][V] extends object ? `${Uppercase<V>} ${BelowApi<Path>}` : never;
  }[Verb];
}[keyof paths];

/** One that answers in JSON or with nothing, and not with a file or a stream. */
export type JsonEndpoint = { [E in Endpoint]: [Answer<E>] extends [never] ? never : E }[Endpoint];

/** What an endpoint gives when all goes well; undefined where that has no body. */
export type Answer<E extends Endpoint> = AnswerOf<Operation<E>>;

/** The parameters in an endpoint's address. */
export type AddressParameters<E extends Endpoint> = ParametersOf<Operation<E>>;

/** What an endpoint is sent. Where it may be either of two, the body may be for either, and the server looks. */
export type Input<E extends Endpoint> = InputOf<Operation<E>>;

/** The last argument of a function; it can be left out where nothing in it is required. */
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

// Not for each endpoint in turn, as the others: who calls either of two knows no more of the body, either.
type InputOf<O> = [O] extends [{ parameters: { header?: unknown }; requestBody?: unknown }]
  ? ParametersOf<O> & BodyOf<O['requestBody']> & KeyOf<NamesOf<O['parameters']['header']>>
  : never;

type BodyOf<RequestBody> = [RequestBody] extends [{ content: infer Content }]
  ? { body: Content extends { 'application/json': infer Body } ? Body : Blob }
  : { body?: never };

type NamesOf<Header> = Header extends object ? keyof Header : never;

type KeyOf<HeaderNames> = 'Idempotency-Key' extends HeaderNames
  ? {
      /** Names what a POST adds, so that the server adds it once however often it is sent. */
      idempotencyKey?: string;
    }
  : { idempotencyKey?: never };
