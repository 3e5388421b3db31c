import { linkHost } from './https-link.ts';

test.each([
  ['https://venmo.com/u/ana', 'venmo.com'],
  ['https://cash.app/$ana', 'cash.app'],
  ['https://PayPal.Me/ana?x=1#y', 'paypal.me'],
  ['https://shop.example:8443/', 'shop.example'],
  ['https://xn--bcher-kva.example', 'xn--bcher-kva.example'],
  ['http://venmo.com/u/ana', undefined],
  ['HTTPS://venmo.com', 'venmo.com'],
  ['javascript:alert(1)', undefined],
  ['https://venmo.com@evil.example/', undefined],
  ['https://venmo.com\\@evil.example/', undefined],
  ['https://ana:secret@venmo.com/', undefined],
  ['https://bücher.example/', undefined],
  ['https://localhost/', undefined],
  ['https://192.168.0.1/', undefined],
  ['https://venmo.com/u/ana b', undefined],
  ['https://venmo.com/\n', undefined],
  [' https://venmo.com/', undefined],
  ['', undefined],
])('the host of %j is %s', (url, host) => {
  expect(linkHost(url)).toBe(host);
});
