import ICAL from 'ical.js';
import { newYorkInstant } from 'shared/new-york';
import { useApp } from './support/app';
import { dateAhead, PLACE, setDeparture, bookingInputOn } from './support/departures';
import { signUpGuide } from './support/guide';
import { LISTS, otherList, UNKNOWN_ID } from './support/lists';
import { expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const DATE = dateAhead(10);

describe.each(LISTS)('the calendar file of a booking of $name', (list) => {
  const app = useApp();
  let visitor: Visitor;
  let booking: Booking;
  beforeEach(async () => {
    await app.database.collection('departures').deleteMany({});
    visitor = app.visitor();
    await visitor.becomeGuest();
    booking = (await visitor.post(list.create, bookingInputOn(DATE, 3))).body as Booking;
  });

  const fetchEvent = async () => {
    const response = await visitor.get(`${list.calendar}/${booking._id}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toContain('attachment');
    const calendar = new ICAL.Component(ICAL.parse(response.text) as unknown[]);
    return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  };

  it('contains the tour’s time and place, and the number of people', async () => {
    const event = await fetchEvent();
    const time = list.id === 'day' ? '10:00' : '19:30';
    expect(event.startDate.toJSDate()).toEqual(newYorkInstant(DATE, time));
    expect(event.summary).toBe(`New York on Foot: ${PLACE}`);
    expect(event.location).toContain('Fifth Avenue');
    expect(event.description).toContain('A party of 3.');
    expect(event.uid).toBe(`${booking._id}@new-york-on-foot`);
  });

  it('has a higher SEQUENCE after each change to the booking or the departure', async () => {
    const sequences = [(await fetchEvent()).sequence];
    await visitor.put(`${list.update}/${booking._id}`, bookingInputOn(DATE, 4));
    sequences.push((await fetchEvent()).sequence);
    await setDeparture(app, list, DATE, { revision: 3, startTime: '08:15' });
    const movedEvent = await fetchEvent();
    sequences.push(movedEvent.sequence);
    expect(movedEvent.startDate.toJSDate()).toEqual(newYorkInstant(DATE, '08:15'));
    await visitor.put(`${list.update}/${booking._id}`, bookingInputOn(dateAhead(17), 4));
    sequences.push((await fetchEvent()).sequence);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
  });

  it('shows that the tour was canceled, and escapes the reason', async () => {
    await setDeparture(app, list, DATE, {
      state: 'cancelled',
      reason: 'Snow\r\nATTENDEE:mailto:a@b.c',
      revision: 1,
    });
    const event = await fetchEvent();
    expect(event.summary).toMatch(/^Canceled: /);
    expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(event.attendees).toEqual([]);
  });

  it('is available only to its owner', async () => {
    const [guest, user] = [app.visitor(), app.visitor()];
    await guest.becomeGuest();
    await user.signUp();
    const { guide } = await signUpGuide(app);
    const unknownResponse = await visitor.get(`${list.calendar}/${UNKNOWN_ID}`);
    expectProblem(unknownResponse, 404);
    for (const otherCaller of [guest, user, guide, app.visitor()]) {
      const response = await otherCaller.get(`${list.calendar}/${booking._id}`);
      expectProblem(response, 404);
      expect(response.body).toEqual(unknownResponse.body);
    }
    for (const id of ['nonsense', '%00', '%7B%22$ne%22:1%7D', `${booking._id}.ics`]) {
      expectProblem(await visitor.get(`${list.calendar}/${id}`), 404);
    }
    expectProblem(await visitor.get(`${otherList(list).calendar}/${booking._id}`), 404);
  });

  it('is unavailable after the booking is deleted or its owner signs out', async () => {
    const path = `${list.calendar}/${booking._id}`;
    await visitor.delete(`${list.remove}/${booking._id}`);
    expectProblem(await visitor.get(path), 404);
    await visitor.post(`${list.restore}/${booking._id}`);
    await visitor.signUp();
    expect((await visitor.get(path)).status).toBe(200);
    const token = visitor.cookie ?? '';
    await visitor.delete('/api/logout');
    expectProblem(await visitor.useCookie(token).get(path), 401);
  });
});
