import { createHash } from 'node:crypto';
import { TO_BE_TOLD, type MessageKind } from './message';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How many messages of one key may be made in a window, which begins with the first of them. */
interface Limit {
  maxMessages: number;
  windowMs: number;
}

/** All limits of mail: one place for bookings, accounts, and password resets alike. */
const LIMITS = {
  /** To addresses that nobody has confirmed, at the request of one network. */
  network: { maxMessages: 60, windowMs: HOUR_MS },
  /** The same to one of these addresses: half of its own limit, so that one network can't use that up. */
  networkToAddress: { maxMessages: 10, windowMs: DAY_MS },
  address: { maxMessages: 20, windowMs: DAY_MS },
  /** Urgent messages from the guide to such an address. What visitors cause doesn't count toward them. */
  urgent: { maxMessages: 20, windowMs: DAY_MS },
  /** To an address for the owner who has confirmed it. What others do with the address doesn't count. */
  confirmed: { maxMessages: 60, windowMs: DAY_MS },
  /** News to a guide, one by one; the rest goes into the next morning's digest. */
  guideNews: { maxMessages: 60, windowMs: HOUR_MS },
} satisfies Record<string, Limit>;

/** The recipient of a message, and what caused it. */
export type Addressee =
  | { guide: string }
  | {
      address: string;
      /** The key of the owner whom the message is for, if that owner has confirmed the address. */
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
 * The limits that a message counts toward, those of the network that caused it first: once they refuse it, it
 * doesn't use up anything of the address.
 */
export function limitsFor(kind: MessageKind, addressee: Addressee): CountedLimit[] {
  if ('guide' in addressee) {
    return kind === 'news' ? [counted('guideNews', addressee.guide)] : [];
  }
  const { confirmedBy, network } = addressee;
  const address = addressee.address.toLowerCase();
  const isUrgent = TO_BE_TOLD.includes(kind);
  if (confirmedBy !== undefined)
    return isUrgent ? [] : [counted('confirmed', address, confirmedBy)];
  if (isUrgent) return [counted('urgent', address)];
  return [
    ...(network === undefined
      ? []
      : [counted('network', network), counted('networkToAddress', address, network)]),
    counted('address', address),
  ];
}

function counted(limit: keyof typeof LIMITS, ...of: string[]): CountedLimit {
  const key = createHash('sha256')
    .update(['mail', limit, ...of].join(' '))
    .digest('base64url');
  return { key, ...LIMITS[limit] };
}
