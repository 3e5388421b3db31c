import { mongo } from 'mongoose';
import { errorsByDocument, isDuplicate } from './database-errors';

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

  it('passes on what is something else', () => {
    expect(() => errorsByDocument(new Error('away'), ['a'])).toThrow('away');
  });
});
