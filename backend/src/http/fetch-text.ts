import { lookup, type LookupAddress } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { Agent, request, type RequestOptions } from 'node:https';
import { isIP } from 'node:net';
import { promisify } from 'node:util';
import { isPublicAddress } from './public-address';

interface Limits {
  /** The maximum size of the response. */
  maxBytes: number;
  /** The maximum time for all requests together, including redirects. */
  timeoutMs: number;
  /** Aborts the requests. */
  signal?: AbortSignal | undefined;
}

/** The access to other servers. Tests replace the public internet with their own servers. */
export interface Network {
  /** Returns all IP addresses of a host. */
  resolve(host: string): Promise<LookupAddress[]>;
  isAllowed(ip: string): boolean;
  /** The port to connect to. URLs can't choose a different one. */
  port: number;
  /** The certificate authorities to trust. Defaults to Node's. */
  ca?: string;
}

/**
 * The reasons why a URL can't be read:
 *
 * - `invalid-url`: the URL isn't an https URL, or it contains a port, a user, or a password.
 * - `unreachable`: there was no connection, no complete response in time, a compressed response, or a redirect that
 *   isn't followed. Also used for servers that aren't on the public internet, so that callers can't find out which of them
 *   exist.
 * - `status`: the server responded with `status`, which isn't 200.
 * - `too-large`: the response is larger than the limit.
 */
type FetchFailure = 'invalid-url' | 'unreachable' | 'status' | 'too-large';

/** The error for a URL that can't be read. The message doesn't contain the URL, which may be secret. */
export class FetchError extends Error {
  constructor(
    readonly failure: FetchFailure,
    readonly status?: number,
  ) {
    super(status === undefined ? failure : `${failure} ${String(status)}`);
  }
}

const MAX_REDIRECTS = 3;
const REDIRECT_STATUSES = [301, 302, 303, 307, 308];
const MAX_HEADER_BYTES = 16 * 1024;

const PUBLIC_INTERNET: Network = {
  resolve: (host) => promisify(lookup)(host, { all: true }),
  isAllowed: isPublicAddress,
  port: 443,
};

/**
 * Parses a URL for {@link fetchText}. Treats `webcal:` as `https:`.
 *
 * @throws FetchError `invalid-url`
 */
export function parseHttpsUrl(text: string): URL {
  const secureUrl = text.trim().replace(/^webcals?:/i, 'https:');
  const url = URL.canParse(secureUrl) ? new URL(secureUrl) : undefined;
  // For the default port, `port` is empty.
  if (url?.protocol !== 'https:' || url.username + url.password + url.port !== '') {
    throw new FetchError('invalid-url');
  }
  return url;
}

/**
 * Reads text from a URL that a person has entered. Connects only to the public internet, so that nobody can use the API
 * to reach servers on its own network. To ensure this, resolves each host only once, and connects only to IP addresses
 * that it has checked. Checks redirects in the same way.
 *
 * @throws FetchError
 */
export async function fetchText(
  urlText: string,
  { maxBytes, timeoutMs, signal: callerSignal }: Limits,
  network = PUBLIC_INTERNET,
): Promise<string> {
  let url = parseHttpsUrl(urlText);
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = callerSignal ? AbortSignal.any([callerSignal, timeout]) : timeout;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetchResponse(url, signal, network);
    try {
      const { statusCode = 0, headers } = response;
      if (statusCode === 200) return await readBody(response, maxBytes);
      if (!REDIRECT_STATUSES.includes(statusCode) || headers.location === undefined) {
        throw new FetchError('status', statusCode);
      }
      url = parseRedirect(headers.location, url);
    } finally {
      response.destroy();
    }
  }
  throw new FetchError('unreachable');
}

async function fetchResponse(
  url: URL,
  signal: AbortSignal,
  network: Network,
): Promise<IncomingMessage> {
  try {
    signal.throwIfAborted();
    const addresses = await Promise.race([
      findAllowedAddresses(url, network),
      rejectOnAbort(signal),
    ]);
    return await sendRequest(url, addresses, signal, network);
  } catch {
    throw new FetchError('unreachable');
  }
}

/** @throws Error if the host doesn't exist, or any of its IP addresses isn't allowed */
async function findAllowedAddresses(url: URL, network: Network): Promise<LookupAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses = family === 0 ? await network.resolve(host) : [{ address: host, family }];
  if (addresses.length === 0 || !addresses.every(({ address }) => network.isAllowed(address))) {
    throw new Error('This host isn’t on the public internet.');
  }
  return addresses;
}

function sendRequest(
  url: URL,
  addresses: LookupAddress[],
  signal: AbortSignal,
  { port, ca }: Network,
): Promise<IncomingMessage> {
  // Replaces the DNS lookup, so that the connection uses the checked addresses.
  const lookUpCheckedAddresses: RequestOptions['lookup'] = (_, { all }, callback) => {
    const [first] = addresses;
    if (all) callback(null, addresses);
    else callback(null, first?.address ?? '', first?.family);
  };
  return new Promise((resolve, reject) => {
    request(
      {
        host: hostOf(url),
        port,
        path: url.pathname + url.search,
        headers: {
          host: url.host,
          accept: 'text/calendar, text/plain, */*;q=0.1',
          'accept-encoding': 'identity',
          'user-agent': 'New York on Foot',
        },
        agent: new Agent({ keepAlive: false }),
        lookup: lookUpCheckedAddresses,
        signal,
        maxHeaderSize: MAX_HEADER_BYTES,
        ...(ca !== undefined && { ca }),
      },
      resolve,
    )
      .on('error', reject)
      .end();
  });
}

/** Reads an uncompressed body. Rejects a compressed body, because decompressing it would need a second size limit. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<string> {
  const encoding = response.headers['content-encoding'];
  if (encoding !== undefined && encoding !== 'identity') throw new FetchError('unreachable');
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FetchError('too-large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof FetchError ? error : new FetchError('unreachable');
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Parses a redirect's URL. An invalid URL is reported as `unreachable`, because it isn't the URL that was entered. */
function parseRedirect(location: string, from: URL): URL {
  try {
    return parseHttpsUrl(new URL(location, from).href);
  } catch {
    throw new FetchError('unreachable');
  }
}

/** Returns a URL's host, without the brackets of an IPv6 address. */
function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => {
      reject(new Error('The request was aborted.'));
    });
  });
}
