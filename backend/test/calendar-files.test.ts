import ICAL from 'ical.js';
import { newYorkInstant } from '../src/tours/calendar';
import { useApp } from './support/app';
import { dateAhead, PLACE, setDeparture, tourOn } from './support/departures';
import { LISTS, UNKNOWN_ID } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const DATE = dateAhead(10);

describe.each(LISTS)('a file for calendars of a booking of $name', (list) => {
  const app = useApp();
  let visitor: Visitor;
  let booking: Booking;
  beforeEach(async () => {
    await app.database.collection('departures').deleteMany({});
    visitor = app.visitor();
    await visitor.becomeGuest();
    booking = (await visitor.post(list.create, tourOn(DATE, 3))).body as Booking;
  });

  const file = async () => {
    const answer = await visitor.get(`${list.calendar}/${booking._id}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const calendar = new ICAL.Component(ICAL.parse(answer.text) as unknown[]);
    return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  };

  it('says when and where the tour is, and for how many', async () => {
    const event = await file();
    const time = list.id === 'day' ? '10:00' : '19:30';
    expect(event.startDate.toJSDate()).toEqual(newYorkInstant(DATE, time));
    expect(event.summary).toBe(`New York on Foot: ${PLACE}`);
    expect(event.location).toContain('Fifth Avenue');
    expect(event.description).toContain('A party of 3.');
    expect(event.uid).toBe(`${booking._id}@new-york-on-foot`);
  });

  it('is the same event with a higher number when the booking or the departure changes', async () => {
    const sequences = [(await file()).sequence];
    await visitor.put(`${list.update}/${booking._id}`, tourOn(DATE, 4));
    sequences.push((await file()).sequence);
    await setDeparture(app, list, DATE, { revision: 3, startTime: '08:15' });
    const moved = await file();
    sequences.push(moved.sequence);
    expect(moved.startDate.toJSDate()).toEqual(newYorkInstant(DATE, '08:15'));
    await visitor.put(`${list.update}/${booking._id}`, tourOn(dateAhead(17), 4));
    sequences.push((await file()).sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
  });

  it('says so when the tour is cancelled, whatever the reason holds', async () => {
    await setDeparture(app, list, DATE, {
      state: 'cancelled',
      reason: 'Snow\r\nATTENDEE:mailto:a@b.c',
      revision: 1,
    });
    const event = await file();
    expect(event.summary).toMatch(/^Cancelled: /);
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.attendees).toEqual([]);
  });

  it('is its owner’s alone', async () => {
    const somebody = app.visitor();
    await somebody.becomeGuest();
    expectProblem(await somebody.get(`${list.calendar}/${booking._id}`), 404);
    expectProblem(await app.visitor().get(`${list.calendar}/${booking._id}`), 404);
    expectProblem(await visitor.get(`${list.calendar}/${UNKNOWN_ID}`), 404);
    expectProblem(await visitor.get(`${list.calendar}/nonsense`), 404);
  });
});
