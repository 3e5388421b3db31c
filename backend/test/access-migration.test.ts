import { storeSeedAccess } from '../src/migrations/access-migration';
import { loadSeedTours } from '../src/tours/seed/seed-tours';
import type { StoredTour } from '../src/tours/stored-tour';
import { resetTours, useApp } from './support/app';

const app = useApp();

describe('the migration to tour access facts', () => {
  /** The old texts of the seed's tour through SoHo, keyed by the texts that replaced them in database version 5. */
  const OLD_TEXTS: Readonly<Record<string, string>> = {
    'Nearly flat. It is the longest stretch between two stops, from Bedford Street to SoHo, that tires people.':
      'About 2.5 miles and nearly flat, without stairs. It is the longest stretch between two stops, from Bedford Street to SoHo, that tires people.',
    'Is it good for children?': 'Is it good for children, strollers and dogs?',
    'Older children like the narrow house and the elevator story.':
      'Older children like the narrow house and the elevator story. Strollers can do all of it, with some rattling in SoHo. A leashed dog will feel at home; this is a neighborhood of dogs.',
  };
  const RESTROOM_TEXT =
    'Use a restroom before we meet. There is a public one in Washington Square Park.';
  const [seed] = loadSeedTours().filter(({ _id }) => _id === 'day.soho-and-villages') as [
    StoredTour,
  ];
  const tours = () => app.database.collection<StoredTour>('tours');

  beforeEach(async () => {
    await resetTours(app);
    const toOldText = (text: string) => OLD_TEXTS[text] ?? text;
    const restroomFeature = {
      type: 'PREARRIVAL_INFORMATION' as const,
      shortDescription: RESTROOM_TEXT,
    };
    const features = seed.features.map(({ type, shortDescription }) => ({
      type,
      shortDescription: toOldText(shortDescription),
    }));
    const faqs = seed.faqs.map(({ question, answer }) => ({
      question: toOldText(question),
      answer: toOldText(answer),
    }));
    await tours().updateOne(
      { _id: seed._id },
      { $set: { features: [restroomFeature, ...features], faqs }, $unset: { access: 1 } },
    );
  });

  async function migrate(): Promise<StoredTour | null> {
    if (!app.database.db) throw new Error('The database is closed.');
    // Runs the migration twice, because the second run must have no effect.
    for (let run = 0; run < 2; run++) await storeSeedAccess(app.database.db);
    return tours().findOne({ _id: seed._id });
  }

  it('replaces the seed’s texts about a route with access facts', async () => {
    expect(await migrate()).toEqual({ ...seed, revision: 1 });
  });

  it('keeps facts that the guide has entered', async () => {
    const access = { miles: 9, stairs: 0, stepFree: 'YES', stroller: 'YES', dogs: false } as const;
    await tours().updateOne({ _id: seed._id }, { $set: { access } });
    expect(await migrate()).toMatchObject({ access, revision: 0 });
  });

  it('adds no facts if the guide has changed the texts about the route', async () => {
    await tours().updateOne(
      { _id: seed._id },
      { $pull: { features: { shortDescription: RESTROOM_TEXT } } },
    );
    const tour = await migrate();
    expect(tour).not.toHaveProperty('access');
    expect(tour).toMatchObject({ revision: 0 });
  });
});
