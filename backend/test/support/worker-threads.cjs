/* eslint-disable @typescript-eslint/no-require-imports -- Jest loads it as CommonJS */

// Replaces node:worker_threads in tests, so that threads run the TypeScript sources. Jest maps only the name with
// `node:` to this file, so the name without it still loads the real module.
const { join } = require('node:path');
const threads = require('worker_threads');

const EXEC_ARGV = ['-C', 'shared-source', '-r', join(__dirname, 'register.cjs')];

class Worker extends threads.Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: EXEC_ARGV });
  }
}

module.exports = { ...threads, Worker };
