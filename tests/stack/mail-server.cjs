// A mail server that accepts every email and prints it. It runs in a container next to the stack.
const { createServer } = require('node:net');

createServer((socket) => {
  let incompleteLine = '';
  let isInData = false;
  /** @param {string} line */
  const handleLine = (line) => {
    if (isInData && line !== '.') {
      console.log(line);
    } else if (line === 'QUIT') {
      socket.end('221 Bye\r\n');
    } else {
      isInData = line === 'DATA';
      socket.write(isInData ? '354 Send the email\r\n' : '250 OK\r\n');
    }
  };
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const lines = (incompleteLine + chunk.toString('latin1')).split('\r\n');
    incompleteLine = lines.pop() ?? '';
    lines.forEach(handleLine);
  });
  socket.write('220 Ready\r\n');
}).listen(2525);
