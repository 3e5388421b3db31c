import {
  changeSentence,
  cutoffSentence,
  specialDaySentence,
  startSentence,
} from './departure-sentences';
import { noticeOf } from './departures';
import { departureOn } from './test-departures';

const FOUR_LEFT = { vacancies: 4 };
const CANCELED = { cancelled: true, reason: 'Snow' };

describe('a departure', () => {
  it.each([
    [{}, 'Starts at 10:00 AM, Columbus Circle.'],
    [FOUR_LEFT, 'Starts at 10:00 AM, Columbus Circle. 4 spots left.'],
    [CANCELED, 'Starts at 10:00 AM, Columbus Circle. Canceled: Snow.'],
  ])('with %j has the description %j', (details, sentence) => {
    expect(startSentence(departureOn('2026-11-23', details))).toBe(sentence);
  });

  it.each([
    [CANCELED, 'Canceled by the guide: Snow.'],
    [{ cancelled: true, reason: 'It snows.' }, 'Canceled by the guide: It snows.'],
    [{ cancelled: true }, 'Canceled by the guide.'],
    [{}, 'The guide changed this tour: it starts at 10:00 AM, Columbus Circle.'],
    [
      { reason: 'Marathon' },
      'The guide changed this tour: it starts at 10:00 AM, Columbus Circle. The reason: Marathon.',
    ],
  ])('changed to %j has the sentence %j', (details, sentence) => {
    expect(changeSentence(departureOn('2026-11-23', details))).toBe(sentence);
  });

  it('has a notice about its deadline after the cutoff, unless it is canceled', () => {
    const departure = departureOn('2026-11-23');
    const sentenceAt = (time: string, bookedDeparture = departure) =>
      cutoffSentence(bookedDeparture, new Date(time));
    expect(sentenceAt('2026-11-23T14:59:59Z')).toBeUndefined();
    expect(sentenceAt('2026-11-23T15:00:00Z')).toBe(
      'It’s too late to change this. The deadline was 10:00 AM.',
    );
    const withEarlyCutoff = departureOn('2026-11-23', {
      utcChangeCutoffAt: '2026-11-22T15:00:00Z',
    });
    expect(sentenceAt('2026-11-23T12:00:00Z', withEarlyCutoff)).toBe(
      'It’s too late to change this. The deadline was Sunday, Nov 22, 10:00 AM.',
    );
    expect(sentenceAt('2026-11-23T16:00:00Z', departureOn('2026-11-23', CANCELED))).toBeUndefined();
  });

  it('has a sentence about the special day that affects it', () => {
    const onMarathon = departureOn('2026-11-01', { specialDay: 'marathon' });
    expect(specialDaySentence(onMarathon)).toBe(
      'The New York City Marathon passes here that day: expect street closures and a detour.',
    );
    expect(specialDaySentence(departureOn('2026-11-23'))).toBeUndefined();
  });

  it('has no notice by default', () => {
    expect(noticeOf(departureOn('2026-11-23'))).toBeUndefined();
  });

  it('has a notice if it was moved to a different date, or to a different time on its date', () => {
    const movedTo = (date: string) => noticeOf(departureOn('2026-11-23', { movedTo: date }));
    expect(movedTo('2026-11-24')).toBe('moved to Nov 24');
    expect(movedTo('2026-11-23')).toBe('moved to a different time');
  });
});
