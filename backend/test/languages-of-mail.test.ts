import { translationId, type Translation } from '../src/tours/translations/translation';
import { resetBookings, useApp } from './support/app';
import { dateAhead, departureIdOn, setDeparture } from './support/departures';
import { eventually } from './support/eventually';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { useMailServer } from './support/mail-server';
import type { Visitor } from './support/visitor';

const DATE = dateAhead(10);
const TOUR = 'day.empire-state-building';
const DEPARTURE = departureIdOn(DAY_LIST, DATE);
const ADA = { name: 'Ada', email: 'ada@example.com', phone: '+12125550100' };
const FRENCH_HEADERS = { 'Accept-Language': 'fr' };

interface Sheet {
  departures: {
    id: string;
    revision: number;
    parties: {
      name: string;
      language?: string;
      untold?: { message: string; language?: string; messageInLanguage?: string };
    }[];
  }[];
}

const { server, settings } = useMailServer({
  CONFIRM: 'off',
  SITE_URL: 'https://tours.example.com',
  DEPARTURES_FRESH_SECONDS: '0',
});
const app = useApp(settings);
let guide: Visitor;
let guideEmail: string;
let visitor: Visitor;

beforeAll(async () => {
  ({ guide, email: guideEmail } = await signUpGuide(app));
  await guide.put('/api/guide/mail/choice', { bookings: 'each', evening: false });
  await app.database
    .collection<Translation>('translations')
    .updateOne(
      { _id: translationId(TOUR, 'fr') },
      { $push: { texts: { source: 'The clock', text: 'L’horloge' } } },
    );
});
beforeEach(async () => {
  await resetBookings(app);
  server.reset();
  await setDeparture(app, DAY_LIST, DATE, { meetingPoint: 'The clock' });
  visitor = app.visitor();
  await visitor.becomeGuest();
});

const bookInFrench = async (contact: object = ADA) => {
  const input = { date: DATE, people: 2, contact };
  const response = await visitor.post(`/api/tours/${TOUR}/bookings`, input, FRENCH_HEADERS);
  expect(response.status).toBe(201);
  return (JSON.parse(response.text) as { id: string }).id;
};
const fetchDeparture = async () => {
  const sheet = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as Sheet;
  const departure = sheet.departures.find(({ id }) => id === DEPARTURE);
  if (!departure) throw new Error('The departure is missing.');
  return departure;
};

describe('a booking made in French', () => {
  it('gets a letter and a calendar file in French, with links to French pages', async () => {
    const id = await bookInFrench();
    const [mail] = await server.waitForEmails(ADA.email);
    expect(mail?.subject).toMatch(/^C’est réservé/);
    expect(mail?.html).toContain('<html lang="fr"');
    expect(mail?.text).toContain('L’horloge');
    expect(mail?.text).toContain(`https://tours.example.com/fr/booking/${id}#`);
    expect(mail?.text).toContain('https://tours.example.com/fr/tours/empire-state-building');
    const calendar = mail?.attachments[0]?.content.toString().replaceAll('\r\n ', '') ?? '';
    expect(calendar).toContain('Rendez-vous\u00a0: L’horloge.');
    expect(calendar).not.toContain('Meeting point');
    const calendarResponse = await visitor.get(`/api/bookings/${id}/calendar`);
    expect(calendarResponse.text.replaceAll('\r\n ', '')).toContain(
      'Rendez-vous\u00a0: L’horloge.',
    );
  });

  it('gets French letters about the guide’s changes, while the guide gets English letters', async () => {
    await bookInFrench();
    await server.waitForEmails(ADA.email);
    const [guideMail] = await server.waitForEmails(guideEmail);
    expect(guideMail?.subject).toMatch(/^New booking/);
    expect(guideMail?.text).toContain('The clock');
    const { revision } = await fetchDeparture();
    const change = { startTime: '11:00', reason: 'A parade', revision };
    const response = await guide.patch(`/api/guide/departures/${DEPARTURE}`, change);
    expect(response.status).toBe(204);
    const [, mail] = await server.waitForEmails(ADA.email, 2);
    expect(mail?.text).toContain('A parade');
    expect(mail?.text).toMatch(/balade|visite/i);
    expect(mail?.text).not.toMatch(/Does that suit you|Meet at/);
  });

  it('has its language on the day sheet, with a short message to send in both languages', async () => {
    await bookInFrench({ name: 'Bo', phone: '+12125550101' });
    const { revision } = await fetchDeparture();
    const change = { state: 'cancelled', reason: 'A storm', revision };
    expect((await guide.patch(`/api/guide/departures/${DEPARTURE}`, change)).status).toBe(204);
    await eventually(async () => {
      const [party] = (await fetchDeparture()).parties;
      expect(party).toMatchObject({
        name: 'Bo',
        language: 'fr',
        untold: {
          language: 'fr',
          message: expect.stringContaining('I’ve had to cancel our walk') as string,
          messageInLanguage: expect.stringMatching(/^Bonjour Bo/) as string,
        },
      });
    });
    const csv = (await guide.get(`/api/guide/bookings.csv?from=${DATE}&to=${DATE}`)).text;
    const [header = '', row = ''] = csv.trim().split('\r\n');
    const languageColumn = header.split(',').indexOf('Language');
    expect(row.split(',')[languageColumn]).toBe('French');
  });
});

describe('a letter about an account', () => {
  it('is in the language in which the user signed up', async () => {
    server.ignoredSubjects = undefined;
    const email = 'eva@example.com';
    const account = { username: 'eva', email, password: 'a walk in the park' };
    expect((await visitor.post('/api/signup', account, FRENCH_HEADERS)).status).toBe(201);
    const [mail] = await server.waitForEmails(email);
    expect(mail?.html).toContain('<html lang="fr"');
    expect(mail?.text).toContain('https://tours.example.com/fr/account#');
  });
});
