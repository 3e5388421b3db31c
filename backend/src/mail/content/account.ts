import { safeName } from '../rendering/clean';
import { letterOf, type Letter, type LetterParts, type Site } from '../rendering/letter';
import { paragraph } from './blocks';

/** Greets a user, if their name is known. */
export function accountLetter(
  site: Site,
  username: string,
  { blocks, ...parts }: LetterParts,
): Letter {
  const { visitor, account } = site.words;
  const hello = paragraph(visitor.hello(safeName(username)));
  return letterOf({ site, ...parts, blocks: [hello, ...blocks], why: account.why });
}
