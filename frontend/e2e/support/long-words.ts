import type { Page } from '@playwright/test';

/** Returns the words that are broken across two lines. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (!text.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      // Skips text for screen readers only, and email addresses, which may have any length.
      const isHidden = getComputedStyle(text.parentElement).clipPath !== 'none';
      if (isHidden || text.data.includes('@')) continue;
      for (const { index, 0: word } of text.data.matchAll(/\p{L}{2,14}(?![\p{L}\d])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) broken.push(`${word} in “${text.data.trim().slice(0, 40)}”`);
      }
    }
    return broken;
  });
}

/** Replaces the longest word of each text with a longer one, and returns the elements that overflow. */
export function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONG_WORD = 'Kraftfahrzeughaftpflichtversicherung';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const [longest = ''] = (text.data.match(/\p{L}{3,}/gu) ?? []).sort(
        (first, second) => second.length - first.length,
      );
      if (longest && !text.parentElement?.closest('script, style, option, template, svg')) {
        text.data = text.data.replace(longest, LONG_WORD);
      }
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    const flaws = scrollWidth > clientWidth ? [`the page is ${String(scrollWidth)} wide`] : [];
    for (const text of texts.filter(({ data }) => data.includes(LONG_WORD))) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      let box: HTMLElement | null = parent;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right } = range.getBoundingClientRect();
      while (box && box !== document.body) {
        const style = getComputedStyle(box);
        // Overflow is fine in boxes with an ellipsis or scroll bars, and in text for screen readers.
        if (style.overflowX !== 'visible' || style.clipPath !== 'none') break;
        const bounds = box.getBoundingClientRect();
        if (style.display !== 'inline' && (left < bounds.left - 1 || right > bounds.right + 1)) {
          flaws.push(`${box.tagName} ${box.className}: ${text.data.trim().slice(0, 60)}`);
          break;
        }
        if (style.position === 'fixed') break;
        box = box.parentElement;
      }
    }
    return flaws;
  });
}
