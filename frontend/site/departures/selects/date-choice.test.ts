import {
  chooseDate,
  chooseDeparture,
  dateText,
  dayText,
  maxSpotsOn,
  departureText,
  type DateOption,
} from './date-choice';
import type { Departure } from '../departures';
import { afternoonDepartureOn, departureOn } from '../test-departures';

function optionOn(date: string, details?: Partial<Departure>, ownSpots = 0): DateOption {
  const departure = details && departureOn(date, details);
  return { date, isToday: false, departures: [{ departure, ownSpots }] };
}

/** A date with a departure in the morning and one in the afternoon. */
function twoDeparturesOn(
  date: string,
  morning: Partial<Departure> = {},
  afternoon: Partial<Departure> = {},
  ownSpots = 0,
): DateOption {
  const departures = [
    { departure: departureOn(date, morning), ownSpots },
    { departure: afternoonDepartureOn(date, afternoon), ownSpots: 0 },
  ];
  return { date, isToday: false, departures };
}

const asToday = (option: DateOption): DateOption => ({ ...option, isToday: true });

const FULL = { vacancies: 0 };
const FOUR_LEFT = { vacancies: 4 };
const CANCELED = { cancelled: true, reason: 'Snow' };
const CLOSED = { status: 'CLOSED' } as const;

describe('a date', () => {
  it.each([
    [undefined, 0, 'Nov 30'],
    [{}, 0, 'Nov 30 · 10:00 AM'],
    [{ vacancies: 6 }, 0, 'Nov 30 · 10:00 AM'],
    [FOUR_LEFT, 0, 'Nov 30 · 10:00 AM · 4 spots left'],
    [{ vacancies: 1 }, 0, 'Nov 30 · 10:00 AM · 1 spot left'],
    [FULL, 0, 'Nov 30 · full'],
    [FULL, 2, 'Nov 30 · 10:00 AM · no more spots left'],
    [FOUR_LEFT, 2, 'Nov 30 · 10:00 AM · 4 more spots left'],
    [{ vacancies: 1 }, 2, 'Nov 30 · 10:00 AM · 1 more spot left'],
    [CANCELED, 0, 'Nov 30 · canceled: Snow'],
    [CANCELED, 2, 'Nov 30 · canceled: Snow'],
    [{ cancelled: true }, 0, 'Nov 30 · canceled'],
    [CLOSED, 0, 'Nov 30 · closed'],
    [{ ...CLOSED, movedTo: '2026-12-08' }, 0, 'Nov 30 · moved to Dec 8'],
  ])('with %j and %i spots in the visitor’s own booking reads %j', (details, ownSpots, text) => {
    expect(dateText(optionOn('2026-11-30', details, ownSpots))).toBe(text);
  });

  it('shows New York’s time in summer too', () => {
    const departure = { localDateTimeStart: '2026-07-06T19:30:00-04:00' };
    expect(dateText(optionOn('2026-07-06', departure))).toBe('Jul 6 · 7:30 PM');
  });
});

describe('a weekday', () => {
  const laterOptions = [optionOn('2026-11-30', FULL), optionOn('2026-12-07', {})];

  it.each([
    [{}, 'Monday, Nov 23'],
    [undefined, 'Monday, Nov 23'],
    [FOUR_LEFT, 'Monday, Nov 23 · 4 spots left'],
    [FULL, 'Monday, Nov 23 · full, next Dec 7'],
    [CANCELED, 'Monday, Nov 23 · canceled: Snow, next Dec 7'],
  ])('with %j as its next date reads %j', (details, text) => {
    expect(dayText('Monday', [optionOn('2026-11-23', details), ...laterOptions])).toBe(text);
  });

  it('shows only its name if no date is known or can be booked yet', () => {
    expect(dayText('Monday', [])).toBe('Monday');
  });

  it('shows its next date, even if today can be booked', () => {
    const today = asToday(optionOn('2026-11-16', {}));
    expect(dayText('Monday', [today, optionOn('2026-11-23', {})])).toBe('Monday, Nov 23');
    expect(dayText('Monday', [today])).toBe('Monday, Nov 16');
  });

  it('shows no alternative if no date has room', () => {
    expect(dayText('Monday', [optionOn('2026-11-23', FULL)])).toBe('Monday, Nov 23 · full');
  });
});

describe('the chosen date', () => {
  const summarizeChoice = (
    options: DateOption[],
    people: number,
    preferredDate = '',
    allOptions = options,
  ) => {
    const { chosen, hint, error, alternative } = chooseDate(
      'Monday',
      options,
      preferredDate,
      people,
      allOptions,
    );
    return [chosen?.date, hint ?? error, ...(alternative ? [alternative.date] : [])];
  };

  it('is the first, even before its departure has loaded', () => {
    expect(summarizeChoice([optionOn('2026-11-23')], 100)).toEqual(['2026-11-23', undefined]);
    expect(summarizeChoice([optionOn('2026-11-23', FOUR_LEFT)], 4)).toEqual([
      '2026-11-23',
      undefined,
    ]);
  });

  it.each([
    [FULL, 1, 'Nov 23 is full; the next date with room is Nov 30.'],
    [FULL, 4, 'Nov 23 is full; the next date with room is Nov 30.'],
    [CANCELED, 1, 'Nov 23 is canceled: Snow; the next date with room is Nov 30.'],
    [CLOSED, 1, 'Nov 23 is closed; the next date with room is Nov 30.'],
  ])('is the next date with room if the first has %j, for %i people', (details, people, hint) => {
    const options = [optionOn('2026-11-23', details), optionOn('2026-11-30', {})];
    expect(summarizeChoice(options, people)).toEqual(['2026-11-30', hint]);
  });

  it.each([
    [{ vacancies: 2 }, 5, 'Only 2 spots left on Nov 23.'],
    [{ vacancies: 1 }, 2, 'Only 1 spot left on Nov 23.'],
  ])(
    'stays the first date if it has %j, for %i people, with the next as the alternative',
    (details, people, error) => {
      const options = [optionOn('2026-11-23', details), optionOn('2026-11-30', {})];
      expect(summarizeChoice(options, people)).toEqual(['2026-11-23', error, '2026-11-30']);
    },
  );

  it('is the preferred date, with an error if that date has too few spots', () => {
    const options = [optionOn('2026-11-23', {}), optionOn('2026-11-30', FOUR_LEFT)];
    expect(summarizeChoice(options, 4, '2026-11-30')).toEqual(['2026-11-30', undefined]);
    expect(chooseDate('Monday', options, '2026-11-30', 5, options)).toEqual({
      chosen: options[1],
      error: 'Only 4 spots left on Nov 30.',
      alternative: options[0],
    });
  });

  it('stays the preferred date if that date becomes full', () => {
    const options = ['2026-11-23', '2026-11-30', '2026-12-07'].map((date) =>
      optionOn(date, date === '2026-11-30' ? FULL : {}),
    );
    const error = 'Nov 30 is full.';
    expect(summarizeChoice(options, 1, '2026-11-30')).toEqual(['2026-11-30', error, '2026-12-07']);
  });

  it('is the booking’s date if its own spots are enough for the party', () => {
    const booked = optionOn('2026-11-23', FULL, 3);
    const options = [booked, optionOn('2026-11-30', {})];
    expect(summarizeChoice(options, 3, booked.date)).toEqual([booked.date, undefined]);
    expect(summarizeChoice(options, 4, booked.date)).toEqual([
      booked.date,
      'Only 3 spots left on Nov 23, counting yours.',
      '2026-11-30',
    ]);
  });

  it('is undefined if no date has room, and the error names the nearest alternatives', () => {
    const fullOption = optionOn('2026-11-30', FULL);
    const otherDates = ['2026-11-24', '2026-11-28', '2026-12-01', '2026-12-05', '2026-12-12'];
    const otherOptions = otherDates.map((date) => optionOn(date, {}));
    expect(summarizeChoice([fullOption], 2, '', [fullOption, ...otherOptions])).toEqual([
      undefined,
      'No Monday has room for 2. There is room on Saturday, Nov 28; Tuesday, Dec 1; or Saturday, Dec 5.',
    ]);
    expect(summarizeChoice([fullOption], 1)).toEqual([
      undefined,
      'No Monday has room. No other date has room.',
    ]);
  });

  it('is the next date with any room, even if that date has too few spots', () => {
    const options = [FULL, FOUR_LEFT, {}].map((details, week) =>
      optionOn(['2026-11-23', '2026-11-30', '2026-12-07'][week] ?? '', details),
    );
    expect(chooseDate('Monday', options, '', 5, options)).toEqual({
      chosen: options[1],
      hint: 'Nov 23 is full; the next date with room is Nov 30.',
      error: 'Only 4 spots left on Nov 30.',
      alternative: options[2],
    });
  });

  it('is a date with too few spots if no date has enough', () => {
    const options = [optionOn('2026-11-23', FULL), optionOn('2026-11-30', FOUR_LEFT)];
    expect(summarizeChoice(options, 9)[0]).toBe('2026-11-30');
  });

  it('is the next date after today with room, unless today is preferred or the only one with room', () => {
    const [today, next] = [asToday(optionOn('2026-11-16', {})), optionOn('2026-11-23', {})];
    expect(summarizeChoice([today, next], 1)).toEqual(['2026-11-23', undefined]);
    expect(summarizeChoice([today, next], 1, '2026-11-16')).toEqual(['2026-11-16', undefined]);
    expect(summarizeChoice([today, optionOn('2026-11-23', FULL)], 1)).toEqual([
      '2026-11-16',
      'Nov 23 is full; there is still room today.',
    ]);
  });

  it('is undefined if the weekday can’t be booked yet', () => {
    expect(summarizeChoice([], 1, '', [optionOn('2026-11-24', {})])).toEqual([
      undefined,
      'No Monday can be booked yet. There is room on Tuesday, Nov 24.',
    ]);
  });
});

describe('a date with more than one departure', () => {
  it.each([
    [{}, {}, 'Nov 30 · 10:00 AM or 2:00 PM'],
    [FOUR_LEFT, {}, 'Nov 30 · 10:00 AM or 2:00 PM'],
    [FULL, FOUR_LEFT, 'Nov 30 · 2:00 PM · 4 spots left'],
    [{}, CANCELED, 'Nov 30 · 10:00 AM'],
    [FULL, FULL, 'Nov 30 · full'],
    [CANCELED, FULL, 'Nov 30 · full'],
    [CANCELED, CLOSED, 'Nov 30 · canceled: Snow'],
  ])('with %j and %j reads %j', (morning, afternoon, text) => {
    expect(dateText(twoDeparturesOn('2026-11-30', morning, afternoon))).toBe(text);
  });

  it('shows the number of start times if there are more than two', () => {
    const option = twoDeparturesOn('2026-11-30');
    const evening = { departure: afternoonDepartureOn('2026-11-30'), ownSpots: 0 };
    const threeDepartures = { ...option, departures: [...option.departures, evening] };
    expect(dateText(threeDepartures)).toBe('Nov 30 · 3 start times');
    expect(dateText(asToday(threeDepartures))).toBe('Today · 3 start times');
  });

  it('has room if any of its departures has room', () => {
    const options = [
      twoDeparturesOn('2026-11-23', FULL, FULL),
      twoDeparturesOn('2026-11-30', FULL, FOUR_LEFT),
    ];
    expect(options.map(maxSpotsOn)).toEqual([0, 4]);
    expect(chooseDate('Monday', options, '', 4, options)).toEqual({
      chosen: options[1],
      hint: 'Nov 23 is full; the next date with room is Nov 30.',
    });
  });

  it('has too few spots if none of its departures has enough', () => {
    const options = [
      twoDeparturesOn('2026-11-23', FOUR_LEFT, { vacancies: 5 }),
      twoDeparturesOn('2026-11-30'),
    ];
    expect(chooseDate('Monday', options, '', 6, options)).toMatchObject({
      chosen: options[0],
      error: 'No tour on Nov 23 has room for 6.',
      alternative: options[1],
    });
  });
});

describe('the chosen departure', () => {
  const summarizeChoice = (option: DateOption, people: number, preferredTime = '') => {
    const { chosen, error, alternative } = chooseDeparture(option, preferredTime, people);
    return [chosen, error, alternative].map((part) =>
      typeof part === 'object' ? part.departure?.id.slice(-4) : part,
    );
  };

  it('is the first with room, or the preferred one', () => {
    expect(summarizeChoice(twoDeparturesOn('2026-11-30'), 1)).toEqual([
      '1000',
      undefined,
      undefined,
    ]);
    expect(summarizeChoice(twoDeparturesOn('2026-11-30', FULL), 1)).toEqual([
      '1400',
      undefined,
      undefined,
    ]);
    expect(summarizeChoice(twoDeparturesOn('2026-11-30'), 1, '14:00')).toEqual([
      '1400',
      undefined,
      undefined,
    ]);
    expect(summarizeChoice(twoDeparturesOn('2026-11-30'), 1, '16:00')).toEqual([
      '1000',
      undefined,
      undefined,
    ]);
  });

  it('stays the same, with an error, if it has too few spots', () => {
    const fewSpotsFirst = twoDeparturesOn('2026-11-30', FOUR_LEFT);
    expect(summarizeChoice(fewSpotsFirst, 5)).toEqual([
      '1000',
      'Only 4 spots left at 10:00 AM.',
      '1400',
    ]);
    const secondFull = twoDeparturesOn('2026-11-30', {}, FULL);
    expect(summarizeChoice(secondFull, 1, '14:00')).toEqual([
      '1400',
      'The tour at 2:00 PM is full.',
      '1000',
    ]);
    const firstBooked = twoDeparturesOn('2026-11-30', FULL, {}, 2);
    expect(summarizeChoice(firstBooked, 2, '10:00')).toEqual(['1000', undefined, undefined]);
    expect(summarizeChoice(firstBooked, 3, '10:00')).toEqual([
      '1000',
      'Only 2 spots left at 10:00 AM, counting yours.',
      '1400',
    ]);
  });

  it('has no error if no departure has enough spots, because the date already shows one', () => {
    expect(summarizeChoice(twoDeparturesOn('2026-11-30', FOUR_LEFT, FOUR_LEFT), 5)).toEqual([
      '1000',
      undefined,
      undefined,
    ]);
    expect(summarizeChoice(optionOn('2026-11-30', FOUR_LEFT), 5)).toEqual([
      '1000',
      undefined,
      undefined,
    ]);
    expect(summarizeChoice(optionOn('2026-11-30'), 5)).toEqual([undefined, undefined, undefined]);
  });

  it('shows how many spots are left', () => {
    expect(
      departureText({ departure: afternoonDepartureOn('2026-11-30', FOUR_LEFT), ownSpots: 0 }),
    ).toBe('2:00 PM · 4 spots left');
    expect(departureText({ departure: departureOn('2026-11-30', CANCELED), ownSpots: 0 })).toBe(
      '10:00 AM · canceled: Snow',
    );
  });
});
