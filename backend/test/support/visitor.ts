import type { Problem } from '../../src/http/problem';
import { tokenCookieName } from '../../src/auth/token-transport';
import { accountInput, type AccountInput } from './factories';
import { SECRET } from './secret';

/** What the API under test names its cookie. */
export const COOKIE = tokenCookieName({ jwtSecret: SECRET });

/** What it names it over https. */
export const SECURE_COOKIE = `__Host-${COOKIE}`;

/** What somebody's browser, or another program, gets back. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** The body, where it is JSON: any of the objects that the API answers with. */
  body: Partial<Problem & Booking & Auth>;
  /** The body, where it is a list. */
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
  user: { username: string; email: string; guide?: true };
}

type RequestHeaders = Record<string, string>;

/** Somebody who calls the API over HTTP and keeps its cookies, as a browser does. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  get(path: string, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body?: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    return this.call('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    return this.call('PUT', path, body, headers);
  }

  patch(path: string, body: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    return this.call('PATCH', path, body, headers);
  }

  delete(path: string, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('DELETE', path, { headers });
  }

  /** A call with a body as JSON. */
  call(method: string, path: string, body: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    if (body === undefined) return this.send(method, path, { headers });
    return this.send(method, path, {
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  /** A call with a body as it is. */
  async send(
    method: string,
    path: string,
    {
      headers = {},
      body,
    }: { headers?: RequestHeaders; body?: string | Uint8Array<ArrayBuffer> } = {},
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(this.url + path, {
      method,
      headers: { ...(cookie && { Cookie: cookie }), ...headers },
      ...(body !== undefined && { body }),
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) this.keep(line);
    const text = await response.text();
    const json: unknown = (response.headers.get('content-type') ?? '').includes('json')
      ? JSON.parse(text)
      : {};
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: json as Answer['body'],
      list: json as Booking[],
    };
  }

  /** Signs up, as somebody new. */
  async signUp(overrides: Partial<AccountInput> = {}): Promise<AccountInput & { token: string }> {
    const account = accountInput(overrides);
    const { status, body } = await this.post('/api/signup', account);
    expect(status).toBe(201);
    return { ...account, token: body.accessToken ?? '' };
  }

  async becomeGuest(): Promise<void> {
    expect((await this.post('/api/guest')).status).toBe(204);
  }

  /** The token in this visitor's cookie. */
  get cookie(): string | undefined {
    return this.cookies.get(COOKIE);
  }

  /** The names of this visitor's cookies. */
  get cookieNames(): string[] {
    return [...this.cookies.keys()];
  }

  /** Puts a token into this visitor's cookie, good or bad. */
  useCookie(token: string, name = COOKIE): this {
    this.cookies.set(name, token);
    return this;
  }

  private keep(line: string): void {
    const { name, value, attributes } = parseSetCookie(line);
    if (attributes['max-age'] === '0' || attributes.expires?.includes('1970')) {
      this.cookies.delete(name);
    } else {
      this.cookies.set(name, value);
    }
  }
}

/** The parts of a Set-Cookie header; attributes without a value are ''. */
export function parseSetCookie(line: string) {
  const [[name = '', value = ''] = [], ...rest] = line
    .split('; ')
    .map((part) => part.split(/=(.*)/s));
  const attributes: Record<string, string | undefined> = Object.fromEntries(
    rest.map(([key = '', text = '']) => [key.toLowerCase(), text]),
  );
  return { name, value, attributes };
}
