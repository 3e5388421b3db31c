import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Returns a function that starts a server for the client's relative URLs. The server stops when the next one starts, or
 * the test ends.
 */
export function withServer(): (listener: RequestListener) => Promise<void> {
  const realFetch = globalThis.fetch;
  let close = () => Promise.resolve();

  afterEach(async () => {
    await close();
    close = () => Promise.resolve();
    globalThis.fetch = realFetch;
  });

  return async (listener) => {
    await close();
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    globalThis.fetch = (path, init) =>
      realFetch(`http://127.0.0.1:${String(port)}${path as string}`, init);
    close = () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => {
          resolve();
        });
      });
  };
}
