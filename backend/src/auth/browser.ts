/** In this order: browsers also call themselves what they are made from, or want to be taken for. */
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
/** What tells more comes early; patterns are not to be run over kilobytes. */
const LOOKED_AT = 512;

/**
 * What a browser is, as its user would call it: "Firefox on Android". Made of our own words alone, so that
 * nothing that somebody sends is stored or shown.
 */
export function browserOf(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, LOOKED_AT) ?? '';
  const nameIn = (known: [RegExp, string][]) => known.find(([pattern]) => pattern.test(text))?.[1];
  const system = nameIn(SYSTEMS);
  const browser = nameIn(BROWSERS) ?? 'Another browser';
  return system === undefined ? browser : `${browser} on ${system}`;
}
