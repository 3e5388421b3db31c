// @ts-check
// Preloaded into a process: its clock is off by as many milliseconds as the file CLOCK_SHIFT says. Timers
// and performance.now() go on as they do when a machine's clock is set.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CLOCK_SHIFT ?? '';
const shift = () => Number(readFileSync(file, 'utf8'));
let shiftMs = shift();
watchFile(file, { interval: 50, persistent: false }, () => (shiftMs = shift()));

const now = Date.now;
Date.now = () => now() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, self) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, self),
  apply: () => String(new Date()),
});
