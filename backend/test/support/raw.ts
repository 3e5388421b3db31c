import { connect } from 'node:net';

/** Sends bytes that need not be HTTP, and returns all that comes back until the server hangs up. */
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
