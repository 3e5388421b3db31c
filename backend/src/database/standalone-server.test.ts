import { isStandalone } from './standalone-server';

it.each<[string, object, boolean]>([
  ['standalone', { isWritablePrimary: true }, true],
  ['a primary', { isWritablePrimary: true, setName: 'rs0' }, false],
  ['a secondary', { isWritablePrimary: false, secondary: true, setName: 'rs0' }, false],
  ['to be in a set that is yet to be founded', { isreplicaset: true }, false],
  ['a router', { isWritablePrimary: true, msg: 'isdbgrid' }, false],
])('a server that is %s is told by its answer', (_, hello, standalone) => {
  expect(isStandalone(hello)).toBe(standalone);
});
