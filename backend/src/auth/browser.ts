/** The order matters, because browsers also name the ones that they derive from or imitate. */
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
/** Keeps the patterns from running over kilobytes. The relevant parts come early. */
const MAX_LENGTH = 512;

/**
 * Describes a browser as its user would: "Firefox on Android". Returns only texts from this file, so that nothing
 * from the header is stored or shown.
 */
export function browserOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, MAX_LENGTH) ?? '';
  const nameIn = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1];
  const system = nameIn(SYSTEMS);
  const browser = nameIn(BROWSERS) ?? 'Another browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
