import { Error as Mongoose, model, mongo, Schema } from 'mongoose';
import { describeError } from './describe-error';

const SECRET = 'hunter2';

const validated = async () => {
  const schema = new Schema({ day: { type: String, enum: ['Monday'] }, people: Number });
  const Booking = model('Booking', schema);
  return new Booking({ day: SECRET, people: SECRET }).validate().catch((error: unknown) => error);
};

it('passes on what an error says, and where it came from', () => {
  const { trace, ...rest } = describeError(new TypeError('date is not a function'));
  expect(rest).toEqual({ error: 'TypeError', message: 'date is not a function' });
  expect(trace?.[0]).toMatch(/^ {4}at /);
  expect(trace?.length).toBeLessThanOrEqual(8);
});

it('passes on what is the matter with the connection', () => {
  for (const error of [
    new mongo.MongoNetworkError('connect ECONNREFUSED 127.0.0.1:27017'),
    new Mongoose.MongooseServerSelectionError('connect ECONNREFUSED 127.0.0.1:27017'),
  ]) {
    expect(describeError(error).message).toBe('connect ECONNREFUSED 127.0.0.1:27017');
  }
});

it('tells the database’s errors by their codes, and quotes nothing of them', () => {
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

it('tells which fields of a document were wrong, and not what was in them', async () => {
  const description = describeError(await validated());
  expect(description).toMatchObject({
    error: 'ValidationError',
    fields: { day: 'enum', people: 'Number' },
  });
  expect(JSON.stringify(description)).not.toContain(SECRET);
});

it.each([
  ['a value that has the wrong type', new Mongoose.CastError('ObjectId', SECRET, '_id')],
  ['a text that is no JSON', parse(`{"${SECRET}`)],
  ['something that is no error', SECRET],
])('quotes nothing of %s', (_, error) => {
  expect(JSON.stringify(describeError(error))).not.toContain(SECRET);
});

it('cuts a message that is too long for a line', () => {
  expect(describeError(new Error('x'.repeat(5000))).message).toHaveLength(500);
});

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}
