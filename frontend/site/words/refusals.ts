import { sayRefusal } from 'shared/say-refusal';
import type { SayRefusal } from '../../api/client';
import type { InEachLanguage, Language } from '../../ui/language';
import type { Messages } from './messages';

/** What the server refuses. Most visitors never see it, so it is fetched when it is needed. */
const sentences: InEachLanguage<() => Promise<{ words: Messages['refusals'] }>> = {
  en: () => import('./en/refusals'),
};

/** What says the server's refusals in a language. */
export async function refusalsIn(language: Language): Promise<SayRefusal> {
  const { words } = await sentences[language]();
  return (code, values) => sayRefusal(words, code, values);
}
