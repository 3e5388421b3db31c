import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Returns an IPv4 address as it is, or the /64 prefix of an IPv6 address, because providers usually assign a whole /64
 * to a customer.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::');
  const headGroups = head === '' ? [] : head.split(':');
  const tailGroups = tail === '' ? [] : tail.split(':');
  // The zeros that "::" stands for.
  const zeroGroups = Array<string>(8 - headGroups.length - tailGroups.length).fill('0');
  return [...headGroups, ...zeroGroups, ...tailGroups].slice(0, 4).join(':');
}

/** Returns a hash of a caller's network, which is stored instead of the IP address. */
export function hashNetwork(ip: string): string {
  return createHash('sha256')
    .update(`network ${networkOf(ip)}`)
    .digest('base64url');
}
