import { mongo, MongooseError } from 'mongoose';
import { isDatabaseUnavailable } from './database-errors';

it.each([
  ['an error of the driver', new mongo.MongoNetworkError('connection closed')],
  ['a bulk write’s error without a code', new mongo.MongoServerError({ message: 'closed' })],
  ['an error of mongoose', new MongooseError('not connected')],
  [
    'an error of a server that steps down',
    new mongo.MongoServerError({ message: 'no', code: 189 }),
  ],
  ['an error of a broken connection', Object.assign(new Error('ended'), { code: 'EPIPE' })],
])('%s means that the database can’t be used right now', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a server’s error about the call', new mongo.MongoServerError({ message: 'no', code: 2 })],
  ['an error of our own', new TypeError('no')],
  ['an error of a file', Object.assign(new Error('no'), { code: 'ENOENT' })],
  ['a string', 'no'],
])('%s doesn’t mean that the database can’t be used', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
