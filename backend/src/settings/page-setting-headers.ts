import { PLACEHOLDERS, type PageSettings } from 'shared/placeholders';

/**
 * Returns the values as response headers for nginx, which are named after the placeholders: `X-Site-Guest-Days`. Node
 * sends each character of a header as one byte, so each character here is a byte of the value in UTF-8.
 */
export function pageSettingHeaders(values: PageSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      headerOf(name as keyof PageSettings),
      Buffer.from(value, 'utf8').toString('latin1'),
    ]),
  );
}

function headerOf(name: keyof PageSettings): string {
  return `X-Site-${PLACEHOLDERS[name].slice(2, -2)}`;
}
