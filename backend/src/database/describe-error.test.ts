import { Error as MongooseError, model, mongo, Schema } from 'mongoose';
import { describeError } from './describe-error';

const SECRET = 'hunter2';

const createValidationError = async () => {
  const schema = new Schema({ day: { type: String, enum: ['Monday'] }, people: Number });
  const Booking = model('Booking', schema);
  return new Booking({ day: SECRET, people: SECRET }).validate().catch((error: unknown) => error);
};

it('describeError returns an error’s message and trace', () => {
  const { trace, ...description } = describeError(new TypeError('date is not a function'));
  expect(description).toEqual({ error: 'TypeError', message: 'date is not a function' });
  expect(trace?.[0]).toMatch(/^ {4}at /);
  expect(trace?.length).toBeLessThanOrEqual(8);
});

it('describeError returns a connection error’s message', () => {
  for (const error of [
    new mongo.MongoNetworkError('connect ECONNREFUSED 127.0.0.1:27017'),
    new MongooseError.MongooseServerSelectionError('connect ECONNREFUSED 127.0.0.1:27017'),
  ]) {
    expect(describeError(error).message).toBe('connect ECONNREFUSED 127.0.0.1:27017');
  }
});

it('describeError returns a server error’s code, but not its data', () => {
  const error = new mongo.MongoServerError({
    message: `E11000 duplicate key error dup key: { email: "${SECRET}" }`,
    code: 11000,
    codeName: 'DuplicateKey',
    keyValue: { email: SECRET },
  });
  const description = describeError(error);
  expect(description).toMatchObject({
    error: 'MongoServerError',
    code: 11000,
    codeName: 'DuplicateKey',
  });
  expect(JSON.stringify(description)).not.toContain(SECRET);
});

it('describeError returns an invalid document’s invalid fields, but not their values', async () => {
  const description = describeError(await createValidationError());
  expect(description).toMatchObject({
    error: 'ValidationError',
    fields: { day: 'enum', people: 'Number' },
  });
  expect(JSON.stringify(description)).not.toContain(SECRET);
});

it.each([
  ['a value with the wrong type', new MongooseError.CastError('ObjectId', SECRET, '_id')],
  ['text that isn’t JSON', parse(`{"${SECRET}`)],
  ['a thrown string', SECRET],
])('describeError returns no data from %s', (_, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
});

it('describeError truncates a long message', () => {
  expect(describeError(new Error('x'.repeat(5000))).message).toHaveLength(500);
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
