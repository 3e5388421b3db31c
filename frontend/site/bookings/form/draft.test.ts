import { parseDraft, type Draft } from './draft';

const draft: Draft = {
  user: 'ada',
  date: '2030-01-02',
  startId: 'day.central-park.2030-01-02.1000',
  people: '3',
  contact: { name: 'Ada', email: 'ada@example.com', phone: '', note: '', whatsApp: false },
  isLastStep: true,
};

const parse = (change: object, user: string | null = 'ada') =>
  parseDraft(JSON.stringify({ ...draft, ...change }), user);

it('parses a stored draft', () => {
  expect(parse({})).toEqual(draft);
  expect(parse({ people: '', contact: null, startId: '' })).toMatchObject({ people: '' });
});

it('returns a user’s draft to that user alone, and a guest’s draft to any visitor', () => {
  expect(parse({}, 'grace')).toBeNull();
  expect(parse({}, null)).toBeNull();
  expect(parse({ user: null })).toEqual(draft);
  expect(parse({ user: null }, null)).toEqual({ ...draft, user: null });
});

it('ignores text that isn’t a draft', () => {
  for (const text of ['', '{', 'null', '1', '"draft"', '[]', '{}']) {
    expect(parseDraft(text, null)).toBeNull();
  }
});

it('ignores a draft with a missing field, or a field of the wrong type', () => {
  const wrongValues = [undefined, 7, {}, [], 'x'.repeat(1001)];
  for (const name of Object.keys(draft)) {
    for (const value of wrongValues)
      expect([name, value, parse({ [name]: value })]).toEqual([name, value, null]);
  }
  for (const name of Object.keys(draft.contact ?? {})) {
    for (const value of [...wrongValues, null]) {
      const contact = { ...draft.contact, [name]: value };
      expect([name, value, parse({ contact })]).toEqual([name, value, null]);
    }
  }
  for (const change of [{ date: '2030-1-2' }, { people: 'three' }, { isLastStep: 'yes' }]) {
    expect(parse(change)).toBeNull();
  }
});
