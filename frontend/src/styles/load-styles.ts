/** Waits until a file of styles is there, so that nothing is seen without them; rejects if it can't be had. */
export function loadStyles(href: string): Promise<void> {
  const selector = `link[rel="stylesheet"][href="${href}"]`;
  // The page that the visitor came in by has its own in its head.
  if (import.meta.env.SSR || document.head.querySelector(selector)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
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
