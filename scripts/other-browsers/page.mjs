// @ts-check
// What somebody does at a page, and sees on it. Whatever is looked for may take a moment to come.
import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { look, watchTransitions } from './look.mjs';

/** Long enough for a machine that has other things to do. */
const PATIENCE_MS = 20_000;
const PAUSE_MS = 100;

/** What WebDriver calls the keys that are no letters. */
const KEYS = { control: '\uE009', delete: '\uE017' };

/**
 * @typedef {object} Target an element by its role, and where that isn't enough by its name or text
 * @property {string} role
 * @property {string | RegExp} [name]
 * @property {string | RegExp} [text]
 * @property {Target} [within]
 *
 * @typedef {object} Browser
 * @property {(url: string) => Promise<void>} go
 * @property {(script: (...args: any[]) => unknown, ...args: unknown[]) => Promise<any>} run runs it in the page
 * @property {(actions: object[]) => Promise<void>} perform as WebDriver has them
 * @property {() => Promise<Buffer>} picture a PNG
 * @property {() => string[]} [errors] and warnings, in its console so far; missing where it doesn't tell
 * @property {() => Promise<void>} close
 */

export class Page {
  /** @type {RegExp[]} */
  #announced = [];

  /**
   * @param {Browser} browser
   * @param {string} url of the site
   * @param {boolean} isPhone it is narrow, and touched
   */
  constructor(browser, url, isPhone) {
    this.browser = browser;
    this.url = url;
    this.isPhone = isPhone;
    this.pointer = isPhone ? 'touch' : 'mouse';
  }

  /**
   * Announces trouble that the journey makes.
   * @param {RegExp} trouble
   */
  announce(trouble) {
    this.#announced.push(trouble);
  }

  /** Nothing else went wrong, as far as the browser tells. */
  expectNoErrors() {
    const errors = this.browser.errors?.() ?? [];
    const others = errors.filter((text) => !this.#announced.some((trouble) => trouble.test(text)));
    assert.deepEqual(others, [], 'errors in the console');
  }

  /** @param {string} path */
  async open(path) {
    await this.browser.go(this.url + path);
    // A page can be read before its scripts are there.
    await this.until(`${path} to be ready`, async () => {
      assert.ok(
        await this.browser.run(() => !document.querySelector('[aria-label=Menu]:disabled')),
      );
    });
    await this.browser.run(watchTransitions);
  }

  /** @param {string} path */
  async expectPath(path) {
    await this.until(`the address ${path}`, async () => {
      assert.equal(await this.browser.run(() => location.pathname), path);
    });
  }

  /**
   * @param {Target} target
   * @returns {Promise<import('./look.mjs').Seen>} the one there is
   */
  see(target) {
    return this.until(describe(target), () => this.#only(target));
  }

  /**
   * @param {Target} target
   * @param {number} [count]
   */
  async expectCount(target, count = 0) {
    await this.until(`${count} times ${describe(target)}`, async () => {
      assert.equal((await this.#all(target)).length, count);
    });
  }

  /** @param {Target} target */
  async expectFocus(target) {
    await this.until(`the focus on ${describe(target)}`, async () => {
      assert.ok((await this.#only(target)).focused, 'it is elsewhere');
    });
  }

  /** @param {number} width */
  async expectWidth(width) {
    await this.until(`a window ${width} px wide`, async () => {
      assert.equal(await this.browser.run(() => innerWidth), width);
    });
  }

  /** Whoever holds a phone can't look beyond its edge. */
  async expectFits() {
    const [needed, there] = await this.browser.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    assert.ok(needed <= there, `The page needs ${needed} px, and there are ${there}.`);
  }

  /** @param {Target} target */
  async click(target) {
    const { x, y } = await this.until(`${describe(target)} to click`, async () => {
      const before = await this.#only(target, 'middle');
      await sleep(PAUSE_MS);
      const now = await this.#only(target);
      assert.ok(before.x === now.x && before.y === now.y, 'it moves');
      assert.ok(!now.disabled, 'it is disabled');
      assert.ok(now.reachable, 'something covers it');
      return now;
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
   * @param {Target} target
   * @param {string} value
   */
  async fill(target, value) {
    await this.click(target);
    await this.expectFocus(target);
    await this.#key(...stroke(KEYS.control, 'a'), ...stroke(KEYS.delete));
    await this.#key(...[...value].flatMap((letter) => stroke(letter)));
    await this.until(`${describe(target)} with ${value} in it`, async () => {
      assert.equal((await this.#only(target)).value, value);
    });
  }

  /**
   * Chooses the first option that begins with the word, by typing it: how a list looks when it is open is
   * each browser's own affair.
   * @param {Target} target
   * @param {string} word
   */
  async choose(target, word) {
    await this.until(describe(target), () => this.#only(target, 'focus'));
    await this.expectFocus(target);
    await this.#key(...[...word].flatMap((letter) => stroke(letter)));
    await this.until(`${describe(target)} to be ${word}`, async () => {
      const { value } = await this.#only(target);
      assert.ok(value.startsWith(word), `it is ${value}`);
    });
  }

  /**
   * Tries until it works.
   * @template T
   * @param {string} what it waits for
   * @param {() => Promise<T>} attempt
   * @returns {Promise<T>}
   */
  async until(what, attempt) {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        if (Date.now() > deadline) {
          const reason = error instanceof Error ? error.message : String(error);
          throw new Error(`Waited for ${what}, in vain: ${reason}`, { cause: error });
        }
        await sleep(PAUSE_MS);
      }
    }
  }

  /** @param {object[]} actions */
  #key(...actions) {
    return this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  /**
   * @param {Target} target
   * @param {'middle' | 'focus'} [first]
   */
  async #only(target, first) {
    const found = await this.#all(target, first);
    const [only] = found;
    assert.ok(only && found.length === 1, `there are ${found.length}`);
    return only;
  }

  /**
   * @param {Target} target
   * @param {'middle' | 'focus'} [first]
   * @returns {Promise<import('./look.mjs').Seen[]>}
   */
  #all(target, first) {
    return this.browser.run(look, wanted(target), first);
  }
}

/** @param {string[]} keys pressed together */
function stroke(...keys) {
  const down = keys.map((value) => ({ type: 'keyDown', value }));
  const up = keys.map((value) => ({ type: 'keyUp', value })).reverse();
  return [...down, ...up];
}

/**
 * As it can be sent to the browser.
 * @param {Target} target
 * @returns {import('./look.mjs').Wanted}
 */
function wanted({ role, name, text, within }) {
  return {
    role,
    ...(name !== undefined && { name: words(name) }),
    ...(text !== undefined && { text: words(text) }),
    ...(within && { within: wanted(within) }),
  };
}

/** @param {string | RegExp} text */
function words(text) {
  return typeof text === 'string' ? { is: text } : { source: text.source, flags: text.flags };
}

/** @param {Target} target @returns {string} */
function describe({ role, name, text, within }) {
  const parts = [
    role,
    name !== undefined && `“${name}”`,
    text !== undefined && `that says “${text}”`,
    within && `in ${describe(within)}`,
  ];
  return parts.filter(Boolean).join(' ');
}
