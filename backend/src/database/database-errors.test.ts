import { mongo, MongooseError } from 'mongoose';
import { errorsByDocument, isDatabaseUnavailable, isDuplicate } from './database-errors';

const refusal = { index: 1, code: 11000, errmsg: 'E11000 duplicate key' };

/** What the driver throws when some of many insertions failed. */
function bulkError(concern?: { code: number; errmsg: string }): mongo.MongoBulkWriteError {
  const result = { getWriteConcernError: () => concern } as unknown as mongo.BulkWriteResult;
  return Object.assign(
    Object.create(mongo.MongoBulkWriteError.prototype) as mongo.MongoBulkWriteError,
    { result, writeErrors: [refusal] },
  );
}

describe('errorsByDocument()', () => {
  it('tells which documents were refused', () => {
    const errors = errorsByDocument(bulkError(), ['a', 'b', 'c']);
    expect([...errors.keys()]).toEqual(['b']);
    expect(isDuplicate(errors.get('b'))).toBe(true);
  });

  it('fails all where it is not known which are durable', () => {
    const concern = { code: 64, errmsg: 'waiting for replication timed out' };
    expect(() => errorsByDocument(bulkError(concern), ['a', 'b', 'c'])).toThrow(concern.errmsg);
  });

  it('fails all where none was refused, but the connection broke', () => {
    const result = { getWriteConcernError: () => undefined } as unknown as mongo.BulkWriteResult;
    const broken = new mongo.MongoBulkWriteError(new mongo.MongoNetworkError('closed'), result);
    expect(() => errorsByDocument(broken, ['a', 'b', 'c'])).toThrow('closed');
    expect(isDatabaseUnavailable(broken)).toBe(true);
  });

  it('passes on what is something else', () => {
    expect(() => errorsByDocument(new Error('away'), ['a'])).toThrow('away');
  });
});

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
