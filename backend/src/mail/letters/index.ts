import type { FallbackFacts } from '../content/facts';
import { en, type Words } from '../words/en';
import { accountDeleted } from './account-deleted';
import { booked } from './booked';
import { cancelled } from './cancelled';
import { changed } from './changed';
import { changedByGuide } from './changed-by-guide';
import { confirm } from './confirm';
import { confirmAddress } from './confirm-address';
import type { GuideLetter, LetterDefinition, VisitorLetter } from './definition';
import { digest } from './digest';
import { emailChanged } from './email-changed';
import { evening } from './evening';
import { fromGuide } from './from-guide';
import { full } from './full';
import { mailFails } from './mail-fails';
import { moved } from './moved';
import { news } from './news';
import { offer } from './offer';
import { offerLapsed } from './offer-lapsed';
import { offered } from './offered';
import { reminder } from './reminder';
import { resetPassword } from './reset-password';
import { restored } from './restored';
import { thanks } from './thanks';
import { update } from './update';
import { waiting } from './waiting';
import { waitingOver } from './waiting-over';
import { withdrawn } from './withdrawn';

/** All letters, keyed by the kind of their messages. */
export const LETTERS = {
  booked,
  confirm,
  changed,
  withdrawn,
  update,
  cancelled,
  'changed-by-guide': changedByGuide,
  moved,
  restored,
  reminder,
  thanks,
  'from-guide': fromGuide,
  waiting,
  offer,
  'offer-lapsed': offerLapsed,
  'waiting-over': waitingOver,
  'reset-password': resetPassword,
  'confirm-address': confirmAddress,
  'email-changed': emailChanged,
  'account-deleted': accountDeleted,
  news,
  digest,
  evening,
  full,
  offered,
  'mail-fails': mailFails,
} satisfies Record<string, LetterDefinition>;

export type MessageKind = keyof typeof LETTERS;

/** The kinds of messages to one kind of recipient. */
export type KindTo<To extends LetterDefinition['to']> = {
  [Kind in MessageKind]: (typeof LETTERS)[Kind]['to'] extends To ? Kind : never;
}[MessageKind];

export const MESSAGE_KINDS = Object.keys(LETTERS) as MessageKind[];

export const VISITOR_LETTERS = listEntries().filter(
  (entry): entry is [MessageKind, VisitorLetter] => entry[1].to === 'visitor',
);
export const GUIDE_LETTERS = listEntries().filter(
  (entry): entry is [MessageKind, GuideLetter] => entry[1].to === 'guide',
);

export function letterOfKind(kind: MessageKind): LetterDefinition {
  return LETTERS[kind];
}

/** Whether the guide has to notify the visitor if the letter can't be delivered. */
export function isCritical(kind: MessageKind): boolean {
  const letter = letterOfKind(kind);
  return letter.to === 'visitor' && letter.fallback !== undefined;
}

/** Whether a letter may arrive late or not at all; see {@link VisitorLetter.isCourtesy}. */
export function isCourtesy(kind: MessageKind): boolean {
  const letter = letterOfKind(kind);
  return letter.to === 'visitor' && letter.isCourtesy === true;
}

/** Returns the short message that the guide sends if a letter to a visitor can't be delivered. */
export function fallbackMessage(
  kind: MessageKind,
  facts: FallbackFacts,
  { fallback: words }: Pick<Words, 'fallback'> = en,
): string {
  const letter = letterOfKind(kind);
  const fallback = letter.to === 'visitor' ? letter.fallback : undefined;
  return fallback?.(words, facts) ?? words.standard(facts);
}

function listEntries(): [MessageKind, LetterDefinition][] {
  return MESSAGE_KINDS.map((kind) => [kind, LETTERS[kind]]);
}
