import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * Returns an IPv4 address as it is, or the /64 prefix of an IPv6 address, because providers usually assign a whole /64
 * to a customer.
 */
export function networkOf(ip: string): string {
  if (!isIPv6(ip) || ip.startsWith('::ffff:')) return ip.replace('::ffff:', '');
  const [head = '', tail = ''] = ip.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(ip.includes('::') ? missing : 0).fill('0')]
    .slice(0, 4)
    .join(':');
}

/** Returns a hash of a caller's network, which is stored instead of the IP address. */
export function hashNetwork(ip: string): string {
  return createHash('sha256')
    .update(`network ${networkOf(ip)}`)
    .digest('base64url');
}
