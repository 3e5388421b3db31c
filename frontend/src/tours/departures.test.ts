import {
  changeSentence,
  chooseDate,
  dayText,
  lateSentence,
  noticeOf,
  optionText,
  startSentence,
  type DateOption,
  type Departure,
} from './departures';

function departureOn(date: string, details: Partial<Departure> = {}): Departure {
  const { vacancies = null, cancelled = false } = details;
  const isFew = vacancies !== null && vacancies < 6;
  return {
    id: `day.${date}.central-park`,
    place: 'Central Park',
    date,
    localDateTimeStart: `${date}T10:00:00-05:00`,
    localDateTimeEnd: `${date}T12:30:00-05:00`,
    utcCutoffAt: `${date}T15:00:00Z`,
    status: cancelled ? 'CLOSED' : vacancies === 0 ? 'SOLD_OUT' : isFew ? 'LIMITED' : 'AVAILABLE',
    vacancies,
    capacity: vacancies,
    meetingPoint: 'Columbus Circle',
    cancelled,
    revision: 0,
    ...details,
  };
}

function optionOn(date: string, details?: Partial<Departure>, own = 0): DateOption {
  return { date, departure: details && departureOn(date, details), own };
}

const FULL = { vacancies: 0 };
const FOUR = { vacancies: 4 };
const SNOW = { cancelled: true, reason: 'Snow' };
const CLOSED = { status: 'CLOSED' } as const;

describe('an option', () => {
  it.each([
    [undefined, 0, 'Nov 30'],
    [{}, 0, 'Nov 30 · 10:00 AM'],
    [{ vacancies: 6 }, 0, 'Nov 30 · 10:00 AM'],
    [FOUR, 0, 'Nov 30 · 10:00 AM · 4 spots left'],
    [{ vacancies: 1 }, 0, 'Nov 30 · 10:00 AM · 1 spot left'],
    [FULL, 0, 'Nov 30 · full'],
    [FULL, 2, 'Nov 30 · 10:00 AM · no more spots left'],
    [FOUR, 2, 'Nov 30 · 10:00 AM · 4 more spots left'],
    [{ vacancies: 1 }, 2, 'Nov 30 · 10:00 AM · 1 more spot left'],
    [SNOW, 0, 'Nov 30 · canceled: Snow'],
    [SNOW, 2, 'Nov 30 · canceled: Snow'],
    [{ cancelled: true }, 0, 'Nov 30 · canceled'],
    [CLOSED, 0, 'Nov 30 · closed'],
    [{ ...CLOSED, movedTo: '2026-12-08' }, 0, 'Nov 30 · moved to Dec 8'],
  ])('with %j, of which the booking has %i places, reads %j', (details, own, text) => {
    expect(optionText(optionOn('2026-11-30', details, own))).toBe(text);
  });

  it('shows New York’s time in summer too', () => {
    const departure = { localDateTimeStart: '2026-07-06T19:30:00-04:00' };
    expect(optionText(optionOn('2026-07-06', departure))).toBe('Jul 6 · 7:30 PM');
  });
});

describe('a weekday', () => {
  const later = [optionOn('2026-11-30', FULL), optionOn('2026-12-07', {})];

  it.each([
    [{}, 'Monday, Nov 23'],
    [undefined, 'Monday, Nov 23'],
    [FOUR, 'Monday, Nov 23 · 4 spots left'],
    [FULL, 'Monday, Nov 23 · full, next Dec 7'],
    [SNOW, 'Monday, Nov 23 · canceled: Snow, next Dec 7'],
  ])('whose next date is %j reads %j', (details, text) => {
    expect(dayText([optionOn('2026-11-23', details), ...later])).toBe(text);
  });

  it('has no next date where none has room', () => {
    expect(dayText([optionOn('2026-11-23', FULL)])).toBe('Monday, Nov 23 · full');
  });
});

describe('the date', () => {
  const choose = (options: DateOption[], people: number, wish = '', others = options) => {
    const { chosen, hint, error, instead } = chooseDate(options, wish, people, others);
    return [chosen?.date, hint ?? error, ...(instead ? [instead.date] : [])];
  };

  it('is the first, also while nothing is known of it', () => {
    expect(choose([optionOn('2026-11-23')], 100)).toEqual(['2026-11-23', undefined]);
    expect(choose([optionOn('2026-11-23', FOUR)], 4)).toEqual(['2026-11-23', undefined]);
  });

  it.each([
    [FULL, 1, 'Nov 23 is full; the next date with room is Nov 30.'],
    [FULL, 4, 'Nov 23 is full; the next date with room is Nov 30.'],
    [SNOW, 1, 'Nov 23 is canceled: Snow; the next date with room is Nov 30.'],
    [CLOSED, 1, 'Nov 23 is closed; the next date with room is Nov 30.'],
  ])('is the next with room where the first has %j, for %i', (details, people, hint) => {
    const options = [optionOn('2026-11-23', details), optionOn('2026-11-30', {})];
    expect(choose(options, people)).toEqual(['2026-11-30', hint]);
  });

  it.each([
    [{ vacancies: 2 }, 5, 'Only 2 spots left on Nov 23.'],
    [{ vacancies: 1 }, 2, 'Only 1 spot left on Nov 23.'],
  ])(
    'stays the first where that has %j, for %i: the next is for the visitor to take',
    (details, people, error) => {
      const options = [optionOn('2026-11-23', details), optionOn('2026-11-30', {})];
      expect(choose(options, people)).toEqual(['2026-11-23', error, '2026-11-30']);
    },
  );

  it('is the one that is wished, with a word where it is too small', () => {
    const options = [optionOn('2026-11-23', {}), optionOn('2026-11-30', FOUR)];
    expect(choose(options, 4, '2026-11-30')).toEqual(['2026-11-30', undefined]);
    expect(chooseDate(options, '2026-11-30', 5, options)).toEqual({
      chosen: options[1],
      error: 'Only 4 spots left on Nov 30.',
      instead: options[0],
    });
  });

  it('stays the one that was wished if that has become full', () => {
    const options = ['2026-11-23', '2026-11-30', '2026-12-07'].map((date) =>
      optionOn(date, date === '2026-11-30' ? FULL : {}),
    );
    const error = 'Nov 30 is full.';
    expect(choose(options, 1, '2026-11-30')).toEqual(['2026-11-30', error, '2026-12-07']);
  });

  it('stays where the booking has its places', () => {
    const [full, other] = [optionOn('2026-11-23', FULL, 3), optionOn('2026-11-30', {})];
    expect(choose([full, other], 3, full.date)).toEqual([full.date, undefined]);
    expect(choose([full, other], 4, full.date)).toEqual([
      full.date,
      'Only 3 spots left on Nov 23, counting yours.',
      other.date,
    ]);
  });

  it('is none where none has room, and the nearest others are named', () => {
    const full = optionOn('2026-11-30', FULL);
    const others = ['2026-11-24', '2026-11-28', '2026-12-01', '2026-12-05', '2026-12-12'];
    expect(choose([full], 2, '', [full, ...others.map((date) => optionOn(date, {}))])).toEqual([
      undefined,
      'No Monday has room for 2. There is room on Saturday, Nov 28; Tuesday, Dec 1; or Saturday, Dec 5.',
    ]);
    expect(choose([full], 1)).toEqual([undefined, 'No Monday has room. No other date has room.']);
  });

  it('stays the next with room where that is not enough', () => {
    const options = [FULL, FOUR, {}].map((details, week) =>
      optionOn(['2026-11-23', '2026-11-30', '2026-12-07'][week] ?? '', details),
    );
    expect(chooseDate(options, '', 5, options)).toEqual({
      chosen: options[1],
      hint: 'Nov 23 is full; the next date with room is Nov 30.',
      error: 'Only 4 spots left on Nov 30.',
      instead: options[2],
    });
  });

  it('is one with too little room where none has enough', () => {
    const options = [optionOn('2026-11-23', FULL), optionOn('2026-11-30', FOUR)];
    expect(choose(options, 9)[0]).toBe('2026-11-30');
  });
});

describe('a departure', () => {
  it.each([
    [{}, 'Starts at 10:00 AM, Columbus Circle.'],
    [FOUR, 'Starts at 10:00 AM, Columbus Circle. 4 spots left.'],
    [SNOW, 'Starts at 10:00 AM, Columbus Circle. Canceled: Snow.'],
  ])('with %j says %j', (details, sentence) => {
    expect(startSentence(departureOn('2026-11-23', details))).toBe(sentence);
  });

  it.each([
    [SNOW, 'Canceled by the guide: Snow.'],
    [{ cancelled: true, reason: 'It snows.' }, 'Canceled by the guide: It snows.'],
    [{ cancelled: true }, 'Canceled by the guide.'],
    [{}, 'The guide changed this tour: it starts at 10:00 AM, Columbus Circle.'],
    [
      { reason: 'Marathon' },
      'The guide changed this tour: it starts at 10:00 AM, Columbus Circle (Marathon).',
    ],
  ])('that the guide changed to %j says %j', (details, sentence) => {
    expect(changeSentence(departureOn('2026-11-23', details))).toBe(sentence);
  });

  it('can be left until its cut-off, and later if it is cancelled', () => {
    const departure = departureOn('2026-11-23');
    const at = (time: string, one = departure) => lateSentence(one, new Date(time));
    expect(at('2026-11-23T14:59:59Z')).toBeUndefined();
    expect(at('2026-11-23T15:00:00Z')).toBe(
      'It’s too late to change this. The deadline was 10:00 AM.',
    );
    const early = departureOn('2026-11-23', { utcCutoffAt: '2026-11-22T15:00:00Z' });
    expect(at('2026-11-23T12:00:00Z', early)).toBe(
      'It’s too late to change this. The deadline was Sunday, Nov 22, 10:00 AM.',
    );
    expect(at('2026-11-23T16:00:00Z', departureOn('2026-11-23', SNOW))).toBeUndefined();
  });

  it('has nothing to be noticed as a rule', () => {
    expect(noticeOf(departureOn('2026-11-23'))).toBeUndefined();
  });
});
