/* eslint-disable @typescript-eslint/no-require-imports -- Jest loads it as CommonJS */

// node:worker_threads for tests: threads run the TypeScript sources. Jest replaces only the name with `node:`.
const { join } = require('node:path');
const threads = require('worker_threads');

const EXEC_ARGV = ['-C', 'shared-source', '-r', join(__dirname, 'register.cjs')];

class Worker extends threads.Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: EXEC_ARGV });
  }
}

module.exports = { ...threads, Worker };
