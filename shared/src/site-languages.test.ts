import {
  localizedPath,
  SITE_LANGUAGE_CODES,
  SITE_LANGUAGES,
  splitLanguage,
} from './site-languages.ts';
import { LANGUAGE_OFFERS } from './language-offers.ts';
import { preferredLanguage } from './preferred-language.ts';

describe('the site’s languages', () => {
  it.each(SITE_LANGUAGE_CODES)(
    'include %s, with a tag that Intl supports, a name, and an offer',
    (code) => {
      const { tag, name } = SITE_LANGUAGES[code];
      const offer = LANGUAGE_OFFERS[code];
      expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
      expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag]);
      expect(new Intl.Locale(tag).language).toBe(code);
      expect([name, offer]).not.toContain('');
    },
  );

  it('have different tags, names, and offers', () => {
    const languages = Object.values(SITE_LANGUAGES);
    for (const values of [
      languages.map(({ tag }) => tag),
      languages.map(({ name }) => name),
      Object.values(LANGUAGE_OFFERS),
    ]) {
      expect(new Set(values).size).toBe(SITE_LANGUAGE_CODES.length);
    }
  });
});

describe('a page’s path', () => {
  it.each([
    ['en', '/', '/'],
    ['en', '/about', '/about'],
    ['de', '/', '/de/'],
    ['de', '/tours?party=2#dates', '/de/tours?party=2#dates'],
    ['zh', '/booking/65f0c0ffee0123456789abcd', '/zh/booking/65f0c0ffee0123456789abcd'],
  ] as const)('in the language %s is, for the English path %s, %s', (language, path, localized) => {
    expect(localizedPath(language, path)).toBe(localized);
    expect(splitLanguage(localized)).toEqual({ language, path });
  });

  it.each([
    ['/de', 'de', '/'],
    ['/de?from=x', 'en', '/de?from=x'],
    ['/DE/about', 'en', '/DE/about'],
    ['/en/about', 'en', '/en/about'],
    ['/den/about', 'en', '/den/about'],
    ['/xx/', 'en', '/xx/'],
    ['/tours/de', 'en', '/tours/de'],
    ['//de/about', 'en', '//de/about'],
    ['/de/de/about', 'de', '/de/about'],
    ['de/about', 'en', 'de/about'],
    ['', 'en', ''],
    ['/toString/about', 'en', '/toString/about'],
  ])('%j is split into the language %s and the path %j', (path, language, englishPath) => {
    expect(splitLanguage(path)).toEqual({ language, path: englishPath });
  });

  it('is split into the language and the English path from which it was made', () => {
    const random = randomNumbers();
    const parts = ['/', 'de', 'en', 'zh', 'a', 'tours', '?', '#', '=', '%20', '.', 'é', '中', '-'];
    for (let run = 0; run < 500; run++) {
      const length = Math.floor(random() * 8);
      const chosenParts = Array.from({ length }, () => parts[Math.floor(random() * parts.length)]);
      const path = `/${chosenParts.join('')}`;
      for (const language of SITE_LANGUAGE_CODES) {
        // A path that begins with the code of a language other than English is in that language.
        if (language === 'en' && splitLanguage(path).language !== 'en') continue;
        expect(splitLanguage(localizedPath(language, path))).toEqual({ language, path });
      }
    }
  });
});

describe('the preferred language', () => {
  it.each([
    ['de', 'de'],
    ['DE-at', 'de'],
    ['pt-PT,pt;q=0.9,en;q=0.8', 'pt'],
    ['en-US,de;q=0.9', 'en'],
    ['de;q=0.5, fr;q=0.9', 'fr'],
    ['fr ; q=0.3 , it', 'it'],
    ['de;q=0.8,fr;q=0.8', 'de'],
    ['sv,da;q=0.9,es;q=0.1', 'es'],
    ['de;q=0,es;q=0.5', 'es'],
    ['de;q=0', undefined],
    ['*', undefined],
    ['*;q=0.5,sv', undefined],
    ['sv', undefined],
    ['', undefined],
    [',,;', undefined],
    [';q=1', undefined],
    ['de;q=x,fr;q=0.1', 'fr'],
    ['de;q=NaN', undefined],
    ['constructor,__proto__', undefined],
    ['deu,fra', undefined],
    ['zh', 'zh'],
    ['zh-Hans-HK', 'zh'],
    ['zh-SG,en;q=0.5', 'zh'],
    ['zh-TW,zh-Hant;q=0.9', undefined],
    ['zh-Hant-HK,fr;q=0.8', 'fr'],
    ['zh-MO,en;q=0.8', 'en'],
    // Browsers in Taiwan send zh too, after zh-TW.
    ['zh-TW,zh;q=0.9,en-US;q=0.8', 'en'],
  ])('of a browser that sends %j is %j', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('is found in a long list', () => {
    expect(preferredLanguage('de'.padEnd(20_000, ','))).toBe('de');
  });
});

/** Returns a generator of pseudo-random numbers from 0 to 1, which are the same in each run. */
function randomNumbers(): () => number {
  let state = 35;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
