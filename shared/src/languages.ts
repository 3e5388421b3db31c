/** Lists the languages with the given BCP 47 codes: "English and Spanish". */
export function formatLanguages(locale: string, codes: readonly string[]): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' });
  return new Intl.ListFormat(locale).format(codes.map((code) => names.of(code) ?? code));
}
