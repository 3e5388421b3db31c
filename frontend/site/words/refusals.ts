import { refusalText } from 'shared/refusal-text';
import type { RefusalText } from '../../api/client';
import type { Localized, Language } from '../../ui/language';
import type { Messages } from './messages';

/** Sentences for the server's refusals, loaded when needed, because most visitors never see one. */
const sentences: Localized<() => Promise<{ words: Messages['refusals'] }>> = {
  en: () => import('./en/refusals'),
};

/** Returns a function that turns the server's refusals into sentences in a language. */
export async function refusalsIn(language: Language): Promise<RefusalText> {
  const { words } = await sentences[language]();
  return (code, values) => refusalText(words, code, values);
}
