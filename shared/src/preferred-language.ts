import { SITE_LANGUAGE_CODES, type SiteLanguage } from './site-languages.ts';

/** Matches traditional Chinese. The site has only simplified Chinese. */
const TRADITIONAL = /^zh-(?!hans\b)(.*-)?(hant|tw|hk|mo)\b/;

/**
 * Returns the site's language that an `Accept-Language` header ranks highest; undefined if the header contains none of
 * the site's languages.
 *
 * @param header for example, "pt-PT,pt;q=0.9,en;q=0.8"
 */
export function preferredLanguage(header: string): SiteLanguage | undefined {
  const ranges = header
    .split(',')
    .map((item) => {
      const [range = '', quality = ''] = item.trim().split(/\s*;\s*q=/);
      return { range: range.toLowerCase(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ range }) => range);
  // Browsers in traditional Chinese send zh, too, after zh-TW, without meaning simplified Chinese.
  const prefersTraditional = ranges.some((range) => TRADITIONAL.test(range));
  return ranges
    .filter((range) => !TRADITIONAL.test(range) && !(prefersTraditional && range === 'zh'))
    .flatMap((range) => SITE_LANGUAGE_CODES.find((code) => range.split('-')[0] === code) ?? [])
    .at(0);
}
