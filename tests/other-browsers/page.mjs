// @ts-check
// A visitor's actions on a page, and checks of its content. All of them wait for elements to appear.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { findElements, watchTransitions } from './find-elements.mjs';

/** Long enough even on a busy machine. */
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 100;

/** WebDriver's codes for special keys. */
const KEYS = { control: '\uE009', delete: '\uE017' };

/**
 * @typedef {object} Target an element by its role, and if needed by its name or text
 * @property {string} role
 * @property {string | RegExp} [name]
 * @property {string | RegExp} [text]
 * @property {Target} [within]
 *
 * @typedef {object} Browser
 * @property {(url: string) => Promise<void>} go
 * @property {(script: (...args: any[]) => unknown, ...args: unknown[]) => Promise<any>} run runs a script in the page
 * @property {(actions: object[]) => Promise<void>} perform performs WebDriver's actions
 * @property {() => Promise<Buffer>} takeScreenshot takes a screenshot as PNG
 * @property {() => string[]} [errors] errors and warnings in its console so far; missing if it can't be read
 * @property {() => Promise<void>} close
 */

export class Page {
  /** @type {RegExp[]} */
  #allowedErrors = [];

  /**
   * @param {Browser} browser
   * @param {string} url of the site
   * @param {boolean} isPhone whether the window is narrow, and is used by touch
   */
  constructor(browser, url, isPhone) {
    this.browser = browser;
    this.url = url;
    this.isPhone = isPhone;
    this.pointer = isPhone ? 'touch' : 'mouse';
  }

  /**
   * Allows errors that the journey causes.
   * @param {RegExp} pattern
   */
  allowErrors(pattern) {
    this.#allowedErrors.push(pattern);
  }

  /** Checks that no unexpected error was logged, if the browser's console can be read. */
  expectNoErrors() {
    const errors = this.browser.errors?.() ?? [];
    const unexpectedErrors = errors.filter(
      (text) => !this.#allowedErrors.some((pattern) => pattern.test(text)),
    );
    assert.deepEqual(unexpectedErrors, [], 'errors in the console');
  }

  /** @param {string} path */
  async open(path) {
    await this.browser.go(this.url + path);
    // A page is visible before its scripts have run.
    await this.waitFor(`${path} to be ready`, async () => {
      assert.ok(
        await this.browser.run(() => !document.querySelector('[aria-label=Menu]:disabled')),
      );
    });
    await this.browser.run(watchTransitions);
  }

  /** @param {string} path */
  async expectPath(path) {
    await this.waitFor(`the URL’s path to be ${path}`, async () => {
      assert.equal(await this.browser.run(() => location.pathname), path);
    });
  }

  /**
   * Waits until exactly one element matches, and returns it.
   * @param {Target} target
   * @returns {Promise<import('./find-elements.mjs').FoundElement>}
   */
  see(target) {
    return this.waitFor(describeTarget(target), () => this.#findOnly(target));
  }

  /**
   * @param {Target} target
   * @param {number} [count]
   */
  async expectCount(target, count = 0) {
    await this.waitFor(`${count} elements: ${describeTarget(target)}`, async () => {
      assert.equal((await this.#findAll(target)).length, count);
    });
  }

  /** @param {Target} target */
  async expectFocus(target) {
    await this.waitFor(`the focus on ${describeTarget(target)}`, async () => {
      assert.ok((await this.#findOnly(target)).isFocused, 'a different element has it');
    });
  }

  /** @param {number} width */
  async expectWidth(width) {
    await this.waitFor(`a window ${width} px wide`, async () => {
      assert.equal(await this.browser.run(() => innerWidth), width);
    });
  }

  /** Checks that the page isn't wider than the window. */
  async expectFits() {
    const [neededWidth, availableWidth] = await this.browser.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    assert.ok(
      neededWidth <= availableWidth,
      `The page is ${neededWidth} px wide, but only ${availableWidth} px fit.`,
    );
  }

  /** @param {Target} target */
  async click(target) {
    const { x, y } = await this.waitFor(`${describeTarget(target)} to click`, async () => {
      const earlier = await this.#findOnly(target, 'scrollToMiddle');
      await sleep(PAUSE_MS);
      const element = await this.#findOnly(target);
      assert.ok(earlier.x === element.x && earlier.y === element.y, 'it is moving');
      assert.ok(!element.isDisabled, 'it is disabled');
      assert.ok(element.isReachable, 'something covers it');
      return element;
    });
    await this.browser.perform([
      {
        type: 'pointer',
        id: this.pointer,
        parameters: { pointerType: this.pointer },
        actions: [
          { type: 'pointerMove', x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  /**
   * Replaces a field's text by typing.
   * @param {Target} target
   * @param {string} value
   */
  async fill(target, value) {
    await this.click(target);
    await this.expectFocus(target);
    await this.#pressKeys(...keyActions(KEYS.control, 'a'), ...keyActions(KEYS.delete));
    await this.#pressKeys(...[...value].flatMap((letter) => keyActions(letter)));
    await this.waitFor(`${describeTarget(target)} with ${value} in it`, async () => {
      assert.equal((await this.#findOnly(target)).value, value);
    });
  }

  /**
   * Types a word to choose the first option that begins with it. Clicking an option wouldn't work, because each
   * browser draws the open list differently.
   * @param {Target} target
   * @param {string} word
   */
  async choose(target, word) {
    await this.waitFor(describeTarget(target), () => this.#findOnly(target, 'focus'));
    await this.expectFocus(target);
    await this.#pressKeys(...[...word].flatMap((letter) => keyActions(letter)));
    await this.waitFor(`${describeTarget(target)} to be ${word}`, async () => {
      const { value } = await this.#findOnly(target);
      assert.ok(value.startsWith(word), `it is ${value}`);
    });
  }

  /**
   * Repeats an attempt until it succeeds.
   * @template T
   * @param {string} description the expected state, for errors
   * @param {() => Promise<T>} attempt
   * @returns {Promise<T>}
   */
  async waitFor(description, attempt) {
    const deadline = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > deadline) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`Timed out waiting for ${description}: ${reason}`, { cause: error });
        }
        await sleep(PAUSE_MS);
      }
    }
  }

  /** @param {object[]} actions */
  #pressKeys(...actions) {
    return this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /**
   * @param {Target} target
   * @param {'scrollToMiddle' | 'focus'} [action]
   */
  async #findOnly(target, action) {
    const elements = await this.#findAll(target, action);
    const [onlyElement] = elements;
    assert.ok(onlyElement && elements.length === 1, `${elements.length} elements match`);
    return onlyElement;
  }

  /**
   * @param {Target} target
   * @param {'scrollToMiddle' | 'focus'} [action]
   * @returns {Promise<import('./find-elements.mjs').FoundElement[]>}
   */
  #findAll(target, action) {
    return this.browser.run(findElements, toQuery(target), action);
  }
}

/**
 * Returns the actions that press keys together, and release them.
 * @param {string[]} keys
 */
function keyActions(...keys) {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.map((value) => ({ type: 'keyUp', value })).reverse();
  return [...down, ...up];
}

/**
 * Converts a target to a query, which can be sent to the browser as JSON.
 * @param {Target} target
 * @returns {import('./find-elements.mjs').ElementQuery}
 */
function toQuery({ role, name, text, within }) {
  return {
    role,
    ...(name !== undefined && { name: toTextPattern(name) }),
    ...(text !== undefined && { text: toTextPattern(text) }),
    ...(within && { within: toQuery(within) }),
  };
}

/** @param {string | RegExp} text */
function toTextPattern(text) {
  return typeof text === 'string' ? { is: text } : { source: text.source, flags: text.flags };
}

/** @param {Target} target @returns {string} */
function describeTarget({ role, name, text, within }) {
  const parts = [
    role,
    name !== undefined && `“${name}”`,
    text !== undefined && `with the text “${text}”`,
    within && `in ${describeTarget(within)}`,
  ];
  return parts.filter(Boolean).join(' ');
}
