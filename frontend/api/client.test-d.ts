// What must not compile. Never run: `tsc` says so, in `make lint`, where one of these would pass.
import { addressOf, callApi } from './client';
import type { BookingRecord, PublicUser } from './schema';

const TOUR = { place: 'Central Park', day: 'Monday', people: 2 } as const;
const ID = { id: '65f0c0ffee0123456789abcd' };

// @ts-expect-error: there is no such path.
void callApi('GET /nowhere');
// @ts-expect-error: bookings are added with a POST.
void callApi('PUT /new', { body: TOUR });
// @ts-expect-error: it answers with a file.
void callApi('GET /calendar/{id}', { path: ID });
// @ts-expect-error: a browser can only follow a GET.
void addressOf('DELETE /account/sessions/{id}', { path: ID });

// @ts-expect-error: the body is missing, and so is all that could have it.
void callApi('POST /new');
// @ts-expect-error: the body is missing.
void callApi('PUT /editour/{id}', { path: ID });
// @ts-expect-error: the body has no place.
void callApi('POST /new', { body: { day: 'Monday', people: 2 } });
// @ts-expect-error: the body's number is no text.
void callApi('POST /new', { body: { ...TOUR, people: '2' } });
// @ts-expect-error: the body has a field that does not exist.
void callApi('POST /new', { body: { place: 'Central Park', day: 'Monday', people: 2, at: '10' } });
// @ts-expect-error: it takes no body.
void callApi('DELETE /logout', { body: {} });

// @ts-expect-error: the path's parameter is missing.
void callApi('DELETE /deletetour/{id}');
// @ts-expect-error: the path's parameter has another name.
void callApi('DELETE /deletetour/{id}', { path: { tour: ID.id } });
// @ts-expect-error: there is no such list.
void callApi('DELETE /guide/parties/{list}/{id}', { path: { ...ID, list: 'noon' } });
// @ts-expect-error: it has nothing to fill in.
void addressOf('GET /account/data', { path: ID });

// @ts-expect-error: the query is missing.
void callApi('GET /departures');
// @ts-expect-error: the query has a parameter that does not exist.
void callApi('GET /departures', { query: { list: 'day', on: '2030-01-07' } });
// @ts-expect-error: the query's number is no text.
void callApi('GET /guide/days', { query: { from: '2030-01-07', days: '14' } });
// @ts-expect-error: the server adds it again: it does not look for a key.
void callApi('POST /guide/calendar-address', { body: { password: '' }, idempotencyKey: 'key' });

// @ts-expect-error: the user is only a part of the answer.
void callApi('GET /session').then((user: PublicUser) => user);
// @ts-expect-error: it is a list.
void callApi('GET /all').then((tour: BookingRecord) => tour);
// @ts-expect-error: the list may be empty.
void callApi('GET /all').then(([tour]) => tour.place);
// @ts-expect-error: a 204 has nothing to read.
void callApi('DELETE /logout').then((user: PublicUser) => user);
