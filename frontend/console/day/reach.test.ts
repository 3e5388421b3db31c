import { describeReach } from './reach';

const email = 'ada@example.com';
const phone = '+12125550100';
const cancelled = { at: '2030-01-07T12:00:00Z', reason: 'Ill' };

describe('the description of a message’s reach', () => {
  it.each([
    [[], '0 parties.'],
    [[{ email }], '1 party: 1 by email.'],
    [[{ email }, { email, phone }], '2 parties: 2 by email.'],
    [
      [{ email }, { phone }, {}, { email, phone }],
      '4 parties: 2 by email, 1 by phone only, 1 not at all.',
    ],
    [[{ email, cancelled }, { phone }], '1 party: 1 by phone only.'],
  ])('groups the parties in %j by how they can be reached', (parties, sentence) => {
    expect(describeReach(parties, 0, true)).toBe(sentence);
  });

  it('counts no parties as reached by email on a site without a mail server', () => {
    expect(describeReach([{ email }, { email, phone }, {}], 0, false)).toBe(
      '3 parties: 1 by phone only, 1 by your own email only, 1 not at all. The site has no mail server.',
    );
  });

  it('counts the parties that a long sheet leaves out', () => {
    expect(describeReach([{ email }], 30, true)).toBe(
      '31 parties: 1 by email, 30 not listed here.',
    );
  });
});
