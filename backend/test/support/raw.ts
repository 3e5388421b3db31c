import { connect } from 'node:net';

/**
 * Sends bytes, which needn't be HTTP, and returns everything that the server sends before it hangs
 * up.
 */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (chunk) => (answer += String(chunk)))
      .on('close', () => {
        resolve(answer);
      })
      .on('error', reject);
  });
}
