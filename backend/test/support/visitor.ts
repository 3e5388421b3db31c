import type { Problem } from '../../src/http/problem';
import { tokenCookieName } from '../../src/auth/token-transport';
import { accountInput, type AccountInput } from './factories';
import { SECRET } from './secret';

/** The name of the tested API's token cookie. */
export const COOKIE = tokenCookieName({ jwtSecret: SECRET });

/** The cookie's name over HTTPS. */
export const SECURE_COOKIE = `__Host-${COOKIE}`;

/** A response as a client receives it. */
export interface ApiResponse {
  status: number;
  headers: Headers;
  text: string;
  /** The body if it is a JSON object. Its type combines all objects that the API returns. */
  body: Partial<Problem & Booking & Auth>;
  /** The body if it is a list. */
  list: Booking[];
}

export interface Booking {
  _id: string;
  place: string;
  day: string;
  people: number;
  date: string;
}

interface Auth {
  accessToken: string;
  user: { username: string; email: string; guide?: true; role?: string; tapsDiscardedAt?: string };
}

type RequestHeaders = Record<string, string>;

/** A client that calls the API over HTTP and keeps its cookies, as a browser does. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get(path: string, headers: RequestHeaders = {}): Promise<ApiResponse> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body?: unknown, headers: RequestHeaders = {}): Promise<ApiResponse> {
    return this.call('POST', path, body, headers);
  }

  put(path: string, body?: unknown, headers: RequestHeaders = {}): Promise<ApiResponse> {
    return this.call('PUT', path, body, headers);
  }

  patch(path: string, body: unknown, headers: RequestHeaders = {}): Promise<ApiResponse> {
    return this.call('PATCH', path, body, headers);
  }

  delete(path: string, headers: RequestHeaders = {}): Promise<ApiResponse> {
    return this.send('DELETE', path, { headers });
  }

  /** Makes a call with a JSON body. */
  call(
    method: string,
    path: string,
    body: unknown,
    headers: RequestHeaders = {},
  ): Promise<ApiResponse> {
    if (body === undefined) return this.send(method, path, { headers });
    return this.send(method, path, {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** Makes a call with a raw body. */
  async send(
    method: string,
    path: string,
    {
      headers = {},
      body,
    }: { headers?: RequestHeaders; body?: string | Uint8Array<ArrayBuffer> } = {},
  ): Promise<ApiResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.storeCookie(line);
    const text = await response.text();
    const json: unknown = (response.headers.get('content-type') ?? '').includes('json')
      ? JSON.parse(text)
      : {};
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json as ApiResponse['body'],
      list: json as Booking[],
    };
  }

  /** Signs up a new user. */
  async signUp(overrides: Partial<AccountInput> = {}): Promise<AccountInput & { token: string }> {
    const account = accountInput(overrides);
    const { status, body } = await this.post('/api/signup', account);
    expect(status).toBe(201);
    return { ...account, token: body.accessToken ?? '' };
  }

  async becomeGuest(): Promise<void> {
    expect((await this.post('/api/guest')).status).toBe(204);
  }

  /** The token in this visitor's cookie. The API also accepts it in the header `Authorization`. */
  get cookie(): string | undefined {
    return this.cookies.get(COOKIE);
  }

  /** The names of this visitor's cookies. */
  get cookieNames(): string[] {
    return [...this.cookies.keys()];
  }

  /** Sets a valid or invalid token as this visitor's cookie. */
  useCookie(token: string, name = COOKIE): this {
    this.cookies.set(name, token);
    return this;
  }

  private storeCookie(line: string): void {
    const { name, value, attributes } = parseSetCookie(line);
    if (attributes['max-age'] === '0' || attributes.expires?.includes('1970')) {
      this.cookies.delete(name);
    } else {
      this.cookies.set(name, value);
    }
  }
}

/** Parses a Set-Cookie header. Attributes without a value are ''. */
export function parseSetCookie(line: string) {
  const [[name = '', value = ''] = [], ...attributePairs] = line
    .split('; ')
    .map((part) => part.split(/=(.*)/s));
  const attributes: Record<string, string | undefined> = Object.fromEntries(
    attributePairs.map(([key = '', text = '']) => [key.toLowerCase(), text]),
  );
  return { name, value, attributes };
}
