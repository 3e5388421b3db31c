import { PLACEHOLDERS, type PageSettings } from 'shared/placeholders';

/**
 * Returns the values as response headers for nginx, named after the placeholders, such as `X-Site-Guest-Days`. Node
 * sends each character of a header as one byte, so each character of a returned value is one byte of its UTF-8 form.
 */
export function toPageSettingHeaders(values: PageSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      headerNameOf(name as keyof PageSettings),
      Buffer.from(value, 'utf8').toString('latin1'),
    ]),
  );
}

function headerNameOf(name: keyof PageSettings): string {
  return `X-Site-${PLACEHOLDERS[name].slice(2, -2)}`;
}
