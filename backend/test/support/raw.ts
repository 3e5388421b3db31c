import { connect } from 'node:net';

/** Sends bytes over TCP, and returns everything that the server sends before it closes the connection. */
export function sendRaw(port: number, bytes: string | Uint8Array): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket
      .setEncoding('utf8')
      .on('data', (chunk) => (response += String(chunk)))
      .on('close', () => {
        resolve(response);
      })
      .on('error', reject);
  });
}
