// Calls that must not compile. This file never runs: `tsc` fails in `make lint` if one of these calls compiles.
import { urlOf, callApi } from './client';
import type { BookingRecord, PublicUser } from './schema';

const BOOKING = { place: 'Central Park', day: 'Monday', people: 2 } as const;
const ID = { id: '65f0c0ffee0123456789abcd' };

// @ts-expect-error: the path does not exist.
void callApi('GET /nowhere');
// @ts-expect-error: bookings are added with a POST.
void callApi('PUT /new', { body: BOOKING });
// @ts-expect-error: the response is a file.
void callApi('GET /calendar/{id}', { path: ID });
// @ts-expect-error: a browser can only follow a GET.
void urlOf('DELETE /account/sessions/{id}', { path: ID });

// @ts-expect-error: the options, which must have a body, are missing.
void callApi('POST /new');
// @ts-expect-error: the body is missing.
void callApi('PUT /editour/{id}', { path: ID });
// @ts-expect-error: the body has no place.
void callApi('POST /new', { body: { day: 'Monday', people: 2 } });
// @ts-expect-error: `people` must be a number, not a string.
void callApi('POST /new', { body: { ...BOOKING, people: '2' } });
// @ts-expect-error: the body has a field that does not exist.
void callApi('POST /new', { body: { place: 'Central Park', day: 'Monday', people: 2, at: '10' } });
// @ts-expect-error: the endpoint takes no body.
void callApi('DELETE /logout', { body: {} });

// @ts-expect-error: the path's parameter is missing.
void callApi('DELETE /deletetour/{id}');
// @ts-expect-error: the path's parameter has a different name.
void callApi('DELETE /deletetour/{id}', { path: { tour: ID.id } });
// @ts-expect-error: the list does not exist.
void callApi('DELETE /guide/parties/{list}/{id}', { path: { ...ID, list: 'noon' } });
// @ts-expect-error: the path has no parameters.
void urlOf('GET /account/data', { path: ID });

// @ts-expect-error: the query is missing.
void callApi('GET /departures');
// @ts-expect-error: the query has a parameter that does not exist.
void callApi('GET /departures', { query: { list: 'day', on: '2030-01-07' } });
// @ts-expect-error: `days` must be a number, not a string.
void callApi('GET /guide/days', { query: { from: '2030-01-07', days: '14' } });
// @ts-expect-error: the endpoint takes no idempotency key.
void callApi('POST /guide/calendar-address', { body: { password: '' }, idempotencyKey: 'key' });

// @ts-expect-error: the response isn't the user, but an object that contains the user.
void callApi('GET /session').then((user: PublicUser) => user);
// @ts-expect-error: the response is a list.
void callApi('GET /all').then((booking: BookingRecord) => booking);
// @ts-expect-error: the list may be empty.
void callApi('GET /all').then(([booking]) => booking.place);
// @ts-expect-error: a 204 has no body.
void callApi('DELETE /logout').then((user: PublicUser) => user);
