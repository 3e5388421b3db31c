import { parseDraft, type Draft } from './draft';

const draft: Draft = {
  user: 'ada',
  date: '2030-01-02',
  startId: 'day.central-park.2030-01-02.1000',
  people: '3',
  contact: { name: 'Ada', email: 'ada@example.com', phone: '', note: '', whatsApp: false },
  isLastStep: true,
};

const parseWith = (changes: object, user: string | null = 'ada') =>
  parseDraft(JSON.stringify({ ...draft, ...changes }), user);

test('a stored draft is parsed', () => {
  expect(parseWith({})).toEqual(draft);
  expect(parseWith({ people: '', contact: null, startId: '' })).toMatchObject({ people: '' });
});

test('only the user who began a draft gets it, but any visitor gets a guest’s draft', () => {
  expect(parseWith({}, 'grace')).toBeNull();
  expect(parseWith({}, null)).toBeNull();
  expect(parseWith({ user: null })).toEqual(draft);
  expect(parseWith({ user: null }, null)).toEqual({ ...draft, user: null });
});

test('text that isn’t a draft is ignored', () => {
  for (const text of ['', '{', 'null', '1', '"draft"', '[]', '{}']) {
    expect(parseDraft(text, null)).toBeNull();
  }
});

test('a draft with a missing or invalid field is ignored', () => {
  const wrongValues = [undefined, 7, {}, [], 'x'.repeat(1001)];
  for (const name of Object.keys(draft)) {
    for (const value of wrongValues)
      expect([name, value, parseWith({ [name]: value })]).toEqual([name, value, null]);
  }
  for (const name of Object.keys(draft.contact ?? {})) {
    for (const value of [...wrongValues, null]) {
      const contact = { ...draft.contact, [name]: value };
      expect([name, value, parseWith({ contact })]).toEqual([name, value, null]);
    }
  }
  for (const invalidField of [{ date: '2030-1-2' }, { people: 'three' }, { isLastStep: 'yes' }]) {
    expect(parseWith(invalidField)).toBeNull();
  }
});
