import { isInternalIp } from './internal-network.guard';

it.each([
  ...['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1', '::ffff:7f00:1'], // loopback
  ...['10.0.0.1', '10.255.255.255', '::ffff:10.1.2.3'], // private
  ...['172.16.0.1', '172.31.255.255', '192.168.0.1', '192.168.255.255', '::ffff:192.168.1.1'],
  ...['fc00::1', 'fdff:ffff::1'], // unique local
  ...['fe80::1', 'febf::1', 'fe80::1%eth0'], // link-local
])('%s is an internal IP address', (ip) => {
  expect(isInternalIp(ip)).toBe(true);
});

it.each([
  ...[undefined, '', 'unknown', '8.8.8.8', '126.255.255.255', '128.0.0.1', '9.255.255.255'],
  ...['11.0.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '0.0.0.0'],
  ...['169.254.1.1', '100.64.0.1', '::', '::2', '::ffff:8.8.8.8', '2001:db8::1', 'fbff::1'],
  ...['fe00::1', 'fec0::1', 'fe7f::1', 'ff02::1'],
])('%s isn’t an internal IP address', (ip) => {
  expect(isInternalIp(ip)).toBe(false);
});
