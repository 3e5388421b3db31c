import { subscribeToSheet } from './sheet-events';

/** A fake EventSource, whose state a test can change. */
class Stream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static all: Stream[] = [];
  readyState = Stream.OPEN;
  onopen: (() => void) | null = null;

  constructor() {
    super();
    Stream.all.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

const onChange = vi.fn();
let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  Stream.all = [];
  onChange.mockClear();
  unsubscribe = subscribeToSheet('2030-01-07', onChange);
});

afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an event calls the listener with its data', () => {
  Stream.all[0]?.dispatchEvent(new MessageEvent('sheet', { data: 'state 1' }));
  expect(onChange.mock.calls).toEqual([['state 1']]);
});

test('the sheet is polled, and the stream opened again, if the server refuses the stream', () => {
  const [stream] = Stream.all;
  if (stream) stream.readyState = Stream.CLOSED;
  vi.advanceTimersByTime(10_000);
  expect(onChange.mock.calls).toEqual([[]]);
  expect(Stream.all).toHaveLength(2);
});

test('the sheet isn’t polled while heartbeats arrive, but is polled once they stop', () => {
  for (let beats = 0; beats < 6; beats++) {
    vi.advanceTimersByTime(15_000);
    Stream.all[0]?.dispatchEvent(new Event('heartbeat'));
  }
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50_000);
  expect(onChange).toHaveBeenCalled();
});

test('no stream or timer is left after the listener unsubscribes', () => {
  unsubscribe();
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([Stream.CLOSED]);
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
});
