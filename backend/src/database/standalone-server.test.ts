import { isStandalone } from './standalone-server';

it.each<[boolean, string, object]>([
  [true, 'outside a replica set', { isWritablePrimary: true }],
  [false, 'that is a primary', { isWritablePrimary: true, setName: 'rs0' }],
  [false, 'that is a secondary', { isWritablePrimary: false, secondary: true, setName: 'rs0' }],
  [false, 'that waits for its replica set to be initiated', { isreplicaset: true }],
  [false, 'that is a router', { isWritablePrimary: true, msg: 'isdbgrid' }],
])('isStandalone returns %s for a server %s', (expected, _, hello) => {
  expect(isStandalone(hello)).toBe(expected);
});
