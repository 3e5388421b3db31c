import { screen } from '@testing-library/react';
import type { TourDetails } from '../../api/schema';
import { expectNoViolations, renderPage } from '../../test/render-page';
import TourPage from './TourPage';

const TOUR: TourDetails = {
  id: 'day.central-park',
  list: 'day',
  place: 'Central Park',
  title: 'Durch den Park',
  shortDescription: 'Past the lake.',
  description: 'Eins.\n\nZwei.',
  media: ['The lake', 'Der See'].map((title, index) => ({
    src: `/photos/${String(index)}.webp`,
    type: 'image/webp',
    rel: 'GALLERY',
    title,
    width: 800,
    height: 600,
  })),
  durationMinutesFrom: 150,
  durationMinutesTo: 150,
  meetingPoint: 'Columbus Circle',
  areas: [],
  languages: ['en'],
  locations: [
    {
      types: ['START'],
      title: 'Columbus Circle',
      shortDescription: 'Look for the umbrella.',
      minutesTo: 0,
      minutesAt: 10,
    },
  ],
  contactRequired: true,
  specialDays: [],
  seasons: [],
  features: [
    { type: 'PREARRIVAL_INFORMATION', shortDescription: 'Toiletten: At the start.' },
    { type: 'PREARRIVAL_INFORMATION', shortDescription: 'Bring a hat.' },
    { type: 'PREARRIVAL_INFORMATION', shortDescription: 'Bequeme Schuhe.' },
  ],
  faqs: [{ question: 'Does it rain?', answer: 'Manchmal.' }],
  departures: [],
};

const UNTRANSLATED = [
  'Past the lake.',
  'The lake',
  'Look for the umbrella.',
  'At the start.',
  'Bring a hat.',
  'Does it rain?',
];

/** Returns the texts on the page that are marked as English; for a picture, its alt text. */
const englishTexts = () =>
  [...document.querySelectorAll('main [lang=en]')].map(
    (element) => element.getAttribute('alt') ?? element.textContent,
  );

test('untranslated texts are marked as English, with a note at the top', async () => {
  renderPage(<TourPage data={{ ...TOUR, untranslated: UNTRANSLATED }} />);
  screen.getByText('Some texts are in English.');
  expect(new Set(englishTexts())).toEqual(new Set(UNTRANSLATED));
  await expectNoViolations();
});

test('a fully translated tour has no marks and no note', () => {
  renderPage(<TourPage data={TOUR} />);
  expect(screen.queryByText('Some texts are in English.')).toBeNull();
  expect(englishTexts()).toEqual([]);
});
