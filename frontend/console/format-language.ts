const names = new Intl.DisplayNames('en', { type: 'language' });

/** Returns a language's English name: "Portuguese". */
export function formatLanguage(code: string): string {
  return names.of(code) ?? code;
}
