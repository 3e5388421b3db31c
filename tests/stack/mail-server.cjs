// A mail server that accepts every email and prints it. It runs in a container next to the stack.
const { createServer } = require('node:net');

createServer((socket) => {
  let rest = '';
  let isMail = false;
  /** @param {string} line */
  const take = (line) => {
    if (isMail && line !== '.') {
      console.log(line);
    } else if (line === 'QUIT') {
      socket.end('221 Bye\r\n');
    } else {
      isMail = line === 'DATA';
      socket.write(isMail ? '354 Go on\r\n' : '250 OK\r\n');
    }
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    lines.forEach(take);
  });
  socket.write('220 Here\r\n');
}).listen(2525);
