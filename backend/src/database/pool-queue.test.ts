import type { mongo } from 'mongoose';
import { EventEmitter } from 'node:events';
import { PoolQueue } from './pool-queue';

let pool: EventEmitter;
let queue: PoolQueue;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  pool = new EventEmitter();
  queue = new PoolQueue();
  queue.track(pool as unknown as mongo.MongoClient);
});
afterEach(() => vi.useRealTimers());

test('the queue is not full while no operations wait, or up to 500 wait briefly', () => {
  expect(queue.full).toBe(false);
  for (let i = 0; i < 500; i++) pool.emit('connectionCheckOutStarted');
  expect(queue.full).toBe(false);
});

test('the queue is full when too many operations wait, until some get a connection or fail', () => {
  for (let i = 0; i < 502; i++) pool.emit('connectionCheckOutStarted');
  expect(queue.full).toBe(true);
  pool.emit('connectionCheckedOut');
  pool.emit('connectionCheckOutFailed');
  expect(queue.full).toBe(false);
});

test('the queue is full when the first operation has waited too long, until that operation gets a connection', () => {
  pool.emit('connectionCheckOutStarted');
  vi.advanceTimersByTime(900);
  pool.emit('connectionCheckOutStarted');
  vi.advanceTimersByTime(101);
  expect(queue.full).toBe(true);
  pool.emit('connectionCheckedOut');
  expect(queue.full).toBe(false);
});
