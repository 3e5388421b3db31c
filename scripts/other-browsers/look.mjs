// @ts-check
/// <reference lib="dom" />
// Finds elements on a page. The functions run in the browser, so they can't use anything outside of them.

/**
 * @typedef {{ is: string } | { source: string, flags: string }} Words an exact text, or a pattern
 * @typedef {object} Wanted
 * @property {string} role
 * @property {Words} [name]
 * @property {Words} [text]
 * @property {Wanted} [within]
 *
 * @typedef {object} Seen
 * @property {string} text
 * @property {string} value a field's value, or a choice's text
 * @property {boolean} focused
 * @property {boolean} current whether it is the current one of several
 * @property {boolean} disabled
 * @property {number} x the position for clicks
 * @property {number} y
 * @property {boolean} reachable whether a click there would hit it
 */

/**
 * Tracks view transitions. During a transition, clicks hit neither page, and some browsers report no element at a
 * point.
 */
export function watchTransitions() {
  const { startViewTransition } = document;
  if (!startViewTransition) return;
  const going = new Set();
  Object.assign(window, { transitions: going });
  document.startViewTransition = (update) => {
    const transition = startViewTransition.call(document, update);
    going.add(transition);
    const end = () => going.delete(transition);
    transition.finished.then(end, end);
    return transition;
  };
}

/**
 * Returns all visible elements that match.
 * @param {Wanted} wanted
 * @param {'middle' | 'focus'} [first] what to do first if there is only one
 * @returns {Seen[]}
 */
export function look(wanted, first) {
  /** @type {Record<string, string>} */
  const tags = {
    alert: '',
    article: 'article',
    banner: 'header',
    button: 'button, summary',
    dialog: 'dialog',
    field: 'input, select, textarea',
    form: 'form',
    heading: 'h1, h2, h3',
    link: 'a[href]',
    listitem: 'li',
    main: 'main',
    region: 'section',
    row: 'tr',
    status: 'output, [aria-live="polite"]',
    table: 'table',
  };

  const plain = (/** @type {string | null | undefined} */ text) =>
    (text ?? '').replace(/\s+/g, ' ').trim();

  const fits = (/** @type {string} */ text, /** @type {Words | undefined} */ words) => {
    if (words === undefined) return true;
    return 'is' in words ? text === words.is : new RegExp(words.source, words.flags).test(text);
  };

  const nameOf = (/** @type {Element} */ element) => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) {
      const parts = ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent);
      return plain(parts.join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return plain(label);
    if ('labels' in element) {
      const labels = /** @type {HTMLInputElement} */ (element).labels;
      if (labels?.length) return plain([...labels].map((each) => each.textContent).join(' '));
    }
    const copy = /** @type {Element} */ (element.cloneNode(true));
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return plain(copy.textContent);
  };

  const valueOf = (/** @type {Element} */ element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    return element instanceof HTMLInputElement ? element.value : '';
  };

  /** @type {(wanted: Wanted) => HTMLElement[]} */
  const find = ({ role, name, text, within }) => {
    const selector = [tags[role], `[role="${role}"]`].filter(Boolean).join(', ');
    const roots = within ? find(within) : [document];
    const elements = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    return /** @type {HTMLElement[]} */ (elements).filter(
      (element) =>
        (element.getAttribute('role') ?? role) === role &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        fits(nameOf(element), name) &&
        fits(plain(element.innerText), text),
    );
  };

  const { transitions } = /** @type {{ transitions?: Set<unknown> }} */ (window);
  const isTurning = (transitions?.size ?? 0) > 0;
  const found = find(wanted);
  const [only] = found;
  if (only && found.length === 1) {
    // In the middle of the window, no sticky element covers it.
    if (first === 'middle') only.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (first === 'focus') only.focus();
  }
  return found.map((element) => {
    const box = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const there = document.elementFromPoint(x, y);
    return {
      text: plain(element.innerText),
      value: valueOf(element),
      current: element.getAttribute('aria-current') === 'true',
      focused: element === document.activeElement,
      disabled: element.matches(':disabled, [aria-disabled="true"]'),
      x,
      y,
      reachable: !isTurning && element.contains(there),
    };
  });
}
