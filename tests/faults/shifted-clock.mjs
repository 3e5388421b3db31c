// @ts-check
// Preloaded into a process to shift its clock by the milliseconds in the file CLOCK_SHIFT. Timers and
// performance.now() aren't affected, as when a machine's clock is set.
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CLOCK_SHIFT ?? '';
const readShiftMs = () => Number(readFileSync(file, 'utf8'));
let shiftMs = readShiftMs();
watchFile(file, { interval: 50, persistent: false }, () => (shiftMs = readShiftMs()));

const originalNow = Date.now;
Date.now = () => originalNow() + shiftMs;
globalThis.Date = new Proxy(Date, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [Date.now()] : args, newTarget),
  apply: () => String(new Date()),
});
