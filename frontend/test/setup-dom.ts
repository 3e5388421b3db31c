// Adds browser features that jsdom lacks, and makes component tests fail if they write errors to the console.
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { act, configure } from '@testing-library/react';
import { placeholderValues } from 'shared/placeholders';
import { defaultValues } from 'shared/settings';

Object.assign(document.documentElement.dataset, placeholderValues(defaultValues()));

// The default timeouts are too short for busy machines.
configure({ asyncUtilTimeout: 5000 });

globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.matchMedia = (media) =>
  ({
    media,
    matches: media.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }) as unknown as MediaQueryList;

/** An EventSource without a connection; tests send its events with {@link sendEvent}. */
class FakeEventSource extends EventTarget {
  static latest: FakeEventSource | undefined;
  readonly readyState = 1;

  constructor() {
    super();
    FakeEventSource.latest = this;
  }

  close() {
    // There is no connection to close.
  }
}
globalThis.EventSource = FakeEventSource as unknown as typeof EventSource;

/** Sends an event on the stream that was opened last. */
export function sendEvent(type: string, data: string): void {
  act(() => {
    FakeEventSource.latest?.dispatchEvent(new MessageEvent(type, { data }));
  });
}

HTMLDialogElement.prototype.show = HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
  this.querySelector<HTMLElement>('[autofocus], button, input')?.focus();
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

let expectedErrors: RegExp[] = [];
let errors: string[] = [];

/** Allows console errors that match one of the patterns; any other error fails the test. */
export function expectConsoleErrors(...patterns: RegExp[]): void {
  expectedErrors = patterns;
}

beforeEach(() => {
  expectedErrors = [];
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    const error = values.map(String).join(' ');
    // Ignores React's warning about updates outside act(): responses and timers may cause them at any time.
    if (!error.includes('not wrapped in act')) errors.push(error);
  });
});

afterEach(() => {
  const unexpectedErrors = errors.filter(
    (error) => !expectedErrors.some((pattern) => pattern.test(error)),
  );
  expect(unexpectedErrors).toEqual([]);
});
