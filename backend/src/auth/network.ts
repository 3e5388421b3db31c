import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** One customer of an IPv6 provider has at least a /64, and so 2^64 addresses. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const missing = 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  return [...groups, ...Array<string>(address.includes('::') ? missing : 0).fill('0')]
    .slice(0, 4)
    .join(':');
}

/** A name for a caller's network that is kept in the place of the address. */
export function hashedNetwork(address: string): string {
  return createHash('sha256')
    .update(`network ${networkOf(address)}`)
    .digest('base64url');
}
