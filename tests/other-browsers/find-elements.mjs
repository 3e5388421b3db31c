// @ts-check
/// <reference lib="dom" />
// Finds elements on a page. These functions run in the browser, so each can use only what its own body defines.

/**
 * @typedef {{ is: string } | { source: string, flags: string }} TextPattern an exact text, or a regular expression
 * @typedef {object} ElementQuery
 * @property {string} role
 * @property {TextPattern} [name]
 * @property {TextPattern} [text]
 * @property {ElementQuery} [within]
 *
 * @typedef {object} FoundElement
 * @property {string} text
 * @property {string} value a field's value, or the text of its selected option
 * @property {boolean} isFocused
 * @property {boolean} isCurrent whether it is marked as the current item of a group
 * @property {boolean} isDisabled
 * @property {number} x the position for clicks
 * @property {number} y
 * @property {boolean} isReachable whether a click at the position would hit the element
 */

/**
 * Tracks view transitions. During a transition, clicks hit neither page, and some browsers report no element at a
 * point.
 */
export function watchTransitions() {
  const { startViewTransition } = document;
  if (!startViewTransition) return;
  const running = new Set();
  Object.assign(window, { transitions: running });
  document.startViewTransition = (update) => {
    const transition = startViewTransition.call(document, update);
    running.add(transition);
    const end = () => running.delete(transition);
    transition.finished.then(end, end);
    return transition;
  };
}

/**
 * Returns all visible elements that match.
 * @param {ElementQuery} query
 * @param {'scrollToMiddle' | 'focus'} [action] what to do first with the element, if exactly one matches
 * @returns {FoundElement[]}
 */
export function findElements(query, action) {
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

  const normalize = (/** @type {string | null | undefined} */ text) =>
    (text ?? '').replace(/\s+/g, ' ').trim();

  const matches = (/** @type {string} */ text, /** @type {TextPattern | undefined} */ pattern) => {
    if (pattern === undefined) return true;
    return 'is' in pattern
      ? text === pattern.is
      : new RegExp(pattern.source, pattern.flags).test(text);
  };

  const nameOf = (/** @type {Element} */ element) => {
    const ids = element.getAttribute('aria-labelledby');
    if (ids !== null) {
      const parts = ids.split(/\s+/).map((id) => document.getElementById(id)?.textContent);
      return normalize(parts.join(' '));
    }
    const label = element.getAttribute('aria-label');
    if (label !== null) return normalize(label);
    if ('labels' in element) {
      const labels = /** @type {HTMLInputElement} */ (element).labels;
      if (labels?.length) return normalize([...labels].map((each) => each.textContent).join(' '));
    }
    const clone = /** @type {Element} */ (element.cloneNode(true));
    for (const hidden of clone.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return normalize(clone.textContent);
  };

  const valueOf = (/** @type {Element} */ element) => {
    if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
    return element instanceof HTMLInputElement ? element.value : '';
  };

  /** @type {(query: ElementQuery) => HTMLElement[]} */
  const find = ({ role, name, text, within }) => {
    const selector = [tags[role], `[role="${role}"]`].filter(Boolean).join(', ');
    const roots = within ? find(within) : [document];
    const elements = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    return /** @type {HTMLElement[]} */ (elements).filter(
      (element) =>
        (element.getAttribute('role') ?? role) === role &&
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('[inert]') &&
        matches(nameOf(element), name) &&
        matches(normalize(element.innerText), text),
    );
  };

  const { transitions } = /** @type {{ transitions?: Set<unknown> }} */ (window);
  const isInTransition = (transitions?.size ?? 0) > 0;
  const elements = find(query);
  const [onlyElement] = elements;
  if (onlyElement && elements.length === 1) {
    // In the middle of the window, no sticky element covers the target.
    if (action === 'scrollToMiddle')
      onlyElement.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (action === 'focus') onlyElement.focus();
  }
  return elements.map((element) => {
    const box = element.getClientRects()[0] ?? new DOMRect();
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const topElement = document.elementFromPoint(x, y);
    return {
      text: normalize(element.innerText),
      value: valueOf(element),
      isCurrent: element.getAttribute('aria-current') === 'true',
      isFocused: element === document.activeElement,
      isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
      x,
      y,
      isReachable: !isInTransition && element.contains(topElement),
    };
  });
}
