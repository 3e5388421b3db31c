import { createHash } from 'node:crypto';
import { isCritical, type MessageKind } from './letters';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The maximum number of messages in a time window that begins with the first message. */
interface Limit {
  maxMessages: number;
  windowMs: number;
}

/** The limits on mail about bookings, accounts, and password resets. */
const LIMITS = {
  /** Emails to all unconfirmed addresses, requested from one network. */
  network: { maxMessages: 60, windowMs: HOUR_MS },
  /** Emails to one unconfirmed address, requested from one network. Keeps the network from using up `address`. */
  networkToAddress: { maxMessages: 10, windowMs: DAY_MS },
  /** Emails to one unconfirmed address, requested from any network. */
  address: { maxMessages: 20, windowMs: DAY_MS },
  /** Critical emails to one unconfirmed address. A separate limit, so that visitors can't use it up. */
  critical: { maxMessages: 20, windowMs: DAY_MS },
  /** Emails to one confirmed address, about bookings of the owner who confirmed it. */
  confirmed: { maxMessages: 60, windowMs: DAY_MS },
  /** Emails to one guide about single bookings. News over this limit goes into the next morning's digest. */
  guideNews: { maxMessages: 60, windowMs: HOUR_MS },
} satisfies Record<string, Limit>;

/** The recipient of a message, and the network that requested it. */
export type Addressee =
  | { guide: string }
  | {
      address: string;
      /** The key of the booking's owner, if the owner has confirmed the address. */
      confirmedBy?: string | undefined;
      /** The hashed network of the visitor who caused the message; missing if the guide or the site caused it. */
      network?: string | undefined;
    };

/** A limit for one address, network, or guide. */
export interface CountedLimit extends Limit {
  /** A hash, so that neither the address nor the network is stored. */
  key: string;
}

/**
 * Returns the limits that a message counts toward. The network's limits come first, so that messages over these limits
 * don't use up the address's limit.
 */
export function limitsFor(kind: MessageKind, addressee: Addressee): CountedLimit[] {
  if ('guide' in addressee) {
    return kind === 'news' ? [toCountedLimit('guideNews', addressee.guide)] : [];
  }
  const { confirmedBy, network } = addressee;
  const address = addressee.address.toLowerCase();
  if (confirmedBy !== undefined) {
    return isCritical(kind) ? [] : [toCountedLimit('confirmed', address, confirmedBy)];
  }
  if (isCritical(kind)) return [toCountedLimit('critical', address)];
  const networkLimits =
    network === undefined
      ? []
      : [toCountedLimit('network', network), toCountedLimit('networkToAddress', address, network)];
  return [...networkLimits, toCountedLimit('address', address)];
}

function toCountedLimit(limit: keyof typeof LIMITS, ...keyParts: string[]): CountedLimit {
  const key = createHash('sha256')
    .update(['mail', limit, ...keyParts].join(' '))
    .digest('base64url');
  return { key, ...LIMITS[limit] };
}
