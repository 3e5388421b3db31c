import { isStandalone } from './standalone-server';

it.each<[string, object, boolean]>([
  ['standalone', { isWritablePrimary: true }, true],
  ['a primary', { isWritablePrimary: true, setName: 'rs0' }, false],
  ['a secondary', { isWritablePrimary: false, secondary: true, setName: 'rs0' }, false],
  ['waiting for its set to be initiated', { isreplicaset: true }, false],
  ['a router', { isWritablePrimary: true, msg: 'isdbgrid' }, false],
])('recognizes a server that is %s', (_, hello, standalone) => {
  expect(isStandalone(hello)).toBe(standalone);
});
