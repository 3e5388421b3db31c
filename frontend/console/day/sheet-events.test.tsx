import { subscribeToSheet } from './sheet-events';

/** An EventSource whose state a test can set. */
class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static instances: FakeEventSource[] = [];
  readyState = FakeEventSource.OPEN;
  onopen: (() => void) | null = null;

  constructor() {
    super();
    FakeEventSource.instances.push(this);
  }

  close() {
    this.readyState = FakeEventSource.CLOSED;
  }
}

const onChange = vi.fn();
let unsubscribe: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeEventSource);
  FakeEventSource.instances = [];
  onChange.mockClear();
  unsubscribe = subscribeToSheet('2030-01-07', onChange);
});

afterEach(() => {
  unsubscribe();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('an event calls the listener with its data', () => {
  FakeEventSource.instances[0]?.dispatchEvent(new MessageEvent('sheet', { data: 'state 1' }));
  expect(onChange.mock.calls).toEqual([['state 1']]);
});

test('the sheet is polled and the stream is reopened if the server refuses the stream', () => {
  const [stream] = FakeEventSource.instances;
  if (stream) stream.readyState = FakeEventSource.CLOSED;
  vi.advanceTimersByTime(10_000);
  expect(onChange.mock.calls).toEqual([[]]);
  expect(FakeEventSource.instances).toHaveLength(2);
});

test('the sheet isn’t polled while heartbeats arrive, but is polled once they stop', () => {
  for (let beats = 0; beats < 6; beats++) {
    vi.advanceTimersByTime(15_000);
    FakeEventSource.instances[0]?.dispatchEvent(new Event('heartbeat'));
  }
  expect(onChange).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50_000);
  expect(onChange).toHaveBeenCalled();
});

test('no stream or timer is left after the listener unsubscribes', () => {
  unsubscribe();
  expect(FakeEventSource.instances.map(({ readyState }) => readyState)).toEqual([
    FakeEventSource.CLOSED,
  ]);
  vi.advanceTimersByTime(60_000);
  expect(onChange).not.toHaveBeenCalled();
});
