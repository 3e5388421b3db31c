/** Waits until a file of styles is there, so that nothing is seen without them; rejects if it can't be had. */
export function loadStyles(href: string): Promise<void> {
  if (import.meta.env.SSR || findStyles(href)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`The styles in ${href} can't be had.`));
    };
    document.head.append(link);
  });
}

/** The page that the visitor came in by has its own in its head. */
function findStyles(href: string): Element | undefined {
  const links = document.querySelectorAll('link[rel="stylesheet"]');
  return [...links].find((link) => link.getAttribute('href') === href);
}
