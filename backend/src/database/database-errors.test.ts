import { mongo, MongooseError } from 'mongoose';
import { isDatabaseUnavailable } from './database-errors';

it.each([
  ['a driver error', new mongo.MongoNetworkError('connection closed')],
  [
    'a server error without a code, as bulk writes report it',
    new mongo.MongoServerError({ message: 'closed' }),
  ],
  ['a Mongoose error', new MongooseError('not connected')],
  [
    'an error from a server that is stepping down',
    new mongo.MongoServerError({ message: 'no', code: 189 }),
  ],
  ['a socket error', Object.assign(new Error('ended'), { code: 'EPIPE' })],
])('%s means that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a server error for an invalid command', new mongo.MongoServerError({ message: 'no', code: 2 })],
  ['a programming error', new TypeError('no')],
  ['a file system error', Object.assign(new Error('no'), { code: 'ENOENT' })],
  ['a string', 'no'],
])('%s doesn’t mean that the database is unavailable', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
