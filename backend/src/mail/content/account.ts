import { safeName } from '../rendering/clean';
import { normalizeLetter, type Letter, type LetterParts, type Site } from '../rendering/letter';
import { paragraph } from './blocks';

/** Writes a letter to a user. The greeting contains the username, unless the name is empty or unsafe. */
export function accountLetter(
  site: Site,
  username: string,
  { blocks, ...parts }: LetterParts,
): Letter {
  const { visitor: visitorWords, account } = site.words;
  const hello = paragraph(visitorWords.hello(safeName(username)));
  return normalizeLetter({
    site,
    ...parts,
    blocks: [hello, ...blocks],
    reasonForEmail: account.reasonForEmail,
  });
}
