import { PLACEHOLDERS, type PageSettings } from 'shared/placeholders';

type PageSetting = keyof PageSettings;

/** The response header with the value of each placeholder, for nginx: `X-Site-Guest-Retention`. */
export const PAGE_SETTING_HEADERS = Object.fromEntries(
  Object.entries(PLACEHOLDERS)
    .filter(([name]) => name !== 'origin')
    .map(([name, placeholder]) => [name, `X-Site-${placeholder.slice(2, -2)}`]),
) as Record<PageSetting, string>;

export function pageSettingHeaders(values: PageSettings): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      PAGE_SETTING_HEADERS[name as PageSetting],
      value,
    ]),
  );
}
