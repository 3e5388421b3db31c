import { useApp } from './support/app';
import { bookingInput } from './support/factories';
import { LISTS } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const VISITOR_COUNT = 20;

/** Simultaneous calls share a database query, but each caller has to get its own response. */
describe.each(LISTS)('simultaneous calls for $name', (list) => {
  const app = useApp({ MAX_BOOKINGS: '3' });
  let visitors: Visitor[];
  beforeEach(async () => {
    visitors = Array.from({ length: VISITOR_COUNT }, () => app.visitor());
    await Promise.all(visitors.map((visitor) => visitor.post('/api/guest')));
  });

  /** Books for a party whose size identifies the visitor. */
  const book = (visitor: Visitor, index: number) =>
    visitor.post(list.create, bookingInput({ people: index + 1 }));

  const fetchPartySizes = async (visitor: Visitor) =>
    (await visitor.get(list.all)).list.map(({ people }) => people);

  it('each return the caller’s own bookings', async () => {
    for (const count of [1, 2, 3]) {
      const responses = await Promise.all(visitors.map(book));
      expect(responses.map(({ body }) => (body as Booking).people)).toEqual(
        visitors.map((_, index) => index + 1),
      );
      expect(await Promise.all(visitors.map(fetchPartySizes))).toEqual(
        visitors.map((_, index) => Array<number>(count).fill(index + 1)),
      );
    }
  });

  it('are refused only for callers whose own call isn’t allowed', async () => {
    const [fullVisitor, signedOutVisitor, ...otherVisitors] = visitors as [
      Visitor,
      Visitor,
      ...Visitor[],
    ];
    for (let count = 0; count < 3; count++) await book(fullVisitor, 0);
    const { token } = await signedOutVisitor.signUp();
    await signedOutVisitor.delete('/api/logout');
    const [overLimitResponse, signedOutResponse, ...acceptedResponses] = await Promise.all([
      book(fullVisitor, 0),
      signedOutVisitor.post(list.create, bookingInput(), { Authorization: token }),
      ...otherVisitors.map(book),
    ]);
    expectProblem(overLimitResponse, 409);
    expectProblem(signedOutResponse, 401);
    expect(acceptedResponses.map(({ status }) => status)).toEqual(otherVisitors.map(() => 201));
  });
});
