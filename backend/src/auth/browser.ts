/** The first match counts, because a browser's header also names the browsers that it derives from or imitates. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bLinux\b/, 'Linux'],
];
/** Only this many characters of a header are searched, to save time. Real headers are shorter. */
const MAX_HEADER_LENGTH = 512;

/**
 * Describes a browser, such as "Firefox on Android". The description contains only text from this file, so that no
 * part of the header is stored or shown.
 */
export function describeBrowser(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, MAX_HEADER_LENGTH) ?? '';
  const findName = (names: [RegExp, string][]) =>
    names.find(([pattern]) => pattern.test(text))?.[1];
  const system = findName(SYSTEMS);
  const browser = findName(BROWSERS) ?? 'Unknown browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
