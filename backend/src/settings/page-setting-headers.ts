import { PLACEHOLDERS, type PageSettings } from 'shared/placeholders';

/** Returns the values as response headers for nginx, which are named after the placeholders: `X-Site-Guest-Days`. */
export function pageSettingHeaders(values: PageSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [headerOf(name as keyof PageSettings), value]),
  );
}

function headerOf(name: keyof PageSettings): string {
  return `X-Site-${PLACEHOLDERS[name].slice(2, -2)}`;
}
