import { BlockList, isIP } from 'node:net';

/** IPv4 ranges that aren't on the public internet (RFC 6890), and the address of Azure's metadata service. */
const SPECIAL_IPV4_RANGES = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Includes the metadata service of most clouds, 169.254.169.254.
  '169.254.0.0/16',
  '168.63.129.16/32',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];

/** The range of all public IPv6 addresses. Parts of it, listed below, aren't public or contain IPv4 addresses. */
const GLOBAL_IPV6_RANGE = '2000::/3';

/** Parts of {@link GLOBAL_IPV6_RANGE} that aren't public, or whose addresses contain an IPv4 address. */
const SPECIAL_IPV6_RANGES = [
  // Includes Teredo.
  '2001::/23',
  '2001:db8::/32',
  // 6to4.
  '2002::/16',
  '3fff::/20',
];

const SPECIAL_IPV4 = toBlockList(SPECIAL_IPV4_RANGES, 'ipv4');
const GLOBAL_IPV6 = toBlockList([GLOBAL_IPV6_RANGE], 'ipv6');
const SPECIAL_IPV6 = toBlockList(SPECIAL_IPV6_RANGES, 'ipv6');

/** Returns whether a string is an IP address on the public internet. */
export function isPublicAddress(ip: string): boolean {
  switch (isIP(ip)) {
    case 4:
      return !SPECIAL_IPV4.check(ip, 'ipv4');
    case 6:
      // An address with a network interface, as in fe80::1%eth0, is link-local.
      return !ip.includes('%') && GLOBAL_IPV6.check(ip, 'ipv6') && !SPECIAL_IPV6.check(ip, 'ipv6');
    default:
      return false;
  }
}

function toBlockList(ranges: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [network = '', prefix] = range.split('/');
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}
