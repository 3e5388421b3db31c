import { mongo, MongooseError } from 'mongoose';
import { isDatabaseUnavailable } from './database-errors';

it.each([
  ['the driver’s', new mongo.MongoNetworkError('connection closed')],
  ['the driver’s about several writes', new mongo.MongoServerError({ message: 'closed' })],
  ['mongoose’s', new MongooseError('not connected')],
  ['a server’s that steps down', new mongo.MongoServerError({ message: 'no', code: 189 })],
  ['a broken connection’s', Object.assign(new Error('ended'), { code: 'EPIPE' })],
])('%s error says that the database can’t be used now', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it.each([
  ['a server’s about this call', new mongo.MongoServerError({ message: 'no', code: 2 })],
  ['our own', new TypeError('no')],
  ['a file’s', Object.assign(new Error('no'), { code: 'ENOENT' })],
  ['something', 'no'],
])('%s error does not', (_, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
