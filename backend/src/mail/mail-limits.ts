import { createHash } from 'node:crypto';
import { isCritical, type MessageKind } from './letters';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The maximum number of messages with one key in a window of time, which begins with the first of them. */
interface Limit {
  maxMessages: number;
  windowMs: number;
}

/** The limits of mail for bookings, accounts, and password resets alike. */
const LIMITS = {
  /** To addresses that nobody has confirmed, at the request of one network. */
  network: { maxMessages: 60, windowMs: HOUR_MS },
  /** The same to one address: half of the address's limit, so that one network can't use that up. */
  networkToAddress: { maxMessages: 10, windowMs: DAY_MS },
  address: { maxMessages: 20, windowMs: DAY_MS },
  /** Critical messages by the guide to an unconfirmed address. Those that visitors cause don't count. */
  critical: { maxMessages: 20, windowMs: DAY_MS },
  /** To a confirmed address, for the owner who confirmed it. Other owners' messages don't count. */
  confirmed: { maxMessages: 60, windowMs: DAY_MS },
  /** News to a guide, one by one. The rest goes into the next morning's digest. */
  guideNews: { maxMessages: 60, windowMs: HOUR_MS },
} satisfies Record<string, Limit>;

/** The recipient of a message, and what caused it. */
export type Addressee =
  | { guide: string }
  | {
      address: string;
      /** The key of the message's owner, if the owner has confirmed the address. */
      confirmedBy?: string | undefined;
      /** The network, hashed, of the visitor who caused it; missing if the guide or the site did. */
      network?: string | undefined;
    };

/** One limit that a message counts toward. */
export interface CountedLimit extends Limit {
  /** The hash of the counted address or network, so that neither is stored. */
  key: string;
}

/**
 * Returns the limits that a message counts toward. The network's come first, so that refused messages don't use up
 * the address's limit.
 */
export function limitsFor(kind: MessageKind, addressee: Addressee): CountedLimit[] {
  if ('guide' in addressee) {
    return kind === 'news' ? [limitWithKey('guideNews', addressee.guide)] : [];
  }
  const { confirmedBy, network } = addressee;
  const address = addressee.address.toLowerCase();
  const isCriticalKind = isCritical(kind);
  if (confirmedBy !== undefined)
    return isCriticalKind ? [] : [limitWithKey('confirmed', address, confirmedBy)];
  if (isCriticalKind) return [limitWithKey('critical', address)];
  return [
    ...(network === undefined
      ? []
      : [limitWithKey('network', network), limitWithKey('networkToAddress', address, network)]),
    limitWithKey('address', address),
  ];
}

function limitWithKey(limit: keyof typeof LIMITS, ...of: string[]): CountedLimit {
  const key = createHash('sha256')
    .update(['mail', limit, ...of].join(' '))
    .digest('base64url');
  return { key, ...LIMITS[limit] };
}
