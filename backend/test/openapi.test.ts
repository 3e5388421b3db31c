import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntilReady, useApp } from './support/app';
import { accountInput, bookingInput } from './support/factories';
import { LISTS, UNKNOWN_ID } from './support/lists';
import { spawnApi, STARTUP_TIMEOUT_MS } from './support/process';
import type { ApiResponse, Booking } from './support/visitor';

const COMMITTED_FILE = join(__dirname, '..', 'openapi.json');

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
  security?: object[];
  'x-limit'?: string;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { required?: string[]; enum?: string[] }> };
}

const app = useApp();
let document: Document;
beforeAll(async () => {
  const response = await app.visitor().get('/api/openapi.json');
  expect(response.status).toBe(200);
  document = JSON.parse(response.text) as Document;
});

/** Every route of the API, and its statuses except 500 and 503, which all routes have. */
const CONTRACT: Record<string, number[]> = {
  'get /api/health/live': [200],
  'get /api/health/ready': [200],
  'post /api/signup': [201, 400, 403, 409, 413, 415],
  'post /api/login': [200, 400, 401, 403, 413, 415, 429],
  'post /api/guest': [204, 403, 415],
  'get /api/session': [200, 401],
  'delete /api/logout': [204, 401, 403, 415],
  'get /api/tours': [200, 400],
  'get /api/tours/{id}': [200, 404],
  'get /api/tours/photos/{file}': [200, 404],
  'post /api/tours/{id}/bookings': [201, 400, 401, 403, 404, 409, 413, 415, 422],
  'get /api/bookings': [200, 401],
  'get /api/bookings/{id}': [200, 401, 404],
  'put /api/bookings/{id}': [200, 400, 401, 403, 404, 409, 413, 415],
  'delete /api/bookings/{id}': [204, 401, 403, 404, 409, 415],
  'post /api/bookings/{id}/accept': [200, 401, 403, 404, 409, 415],
  'post /api/bookings/{id}/confirm': [200, 401, 403, 404, 409, 415],
  'post /api/bookings/{id}/restore': [200, 401, 403, 404, 409, 415],
  'put /api/bookings/{id}/contact': [200, 400, 401, 403, 404, 409, 413, 415],
  'get /api/bookings/{id}/calendar': [200, 401, 404],
  'post /api/bookings/{id}/link': [201, 401, 403, 404, 409, 415],
  'post /api/bookings/{id}/access': [200, 400, 403, 404, 413, 415],
  'post /api/visits': [204, 400, 413, 415],
  'get /api/departures': [200, 400],
  'get /api/guide/days': [200, 400, 404],
  'get /api/guide/days/{date}': [200, 404],
  'get /api/guide/events': [200, 400, 404, 429],
  'get /api/guide/tours': [200, 404],
  'post /api/guide/tours': [201, 400, 403, 404, 409, 413, 415],
  'put /api/guide/tours/order': [200, 400, 403, 404, 409, 413, 415],
  'get /api/guide/tours/prices': [200, 404],
  'put /api/guide/tours/prices': [204, 400, 403, 404, 413, 415],
  'get /api/guide/tours/{id}': [200, 404],
  'put /api/guide/tours/{id}': [200, 400, 403, 404, 409, 413, 415],
  'delete /api/guide/tours/{id}': [204, 403, 404, 409, 415],
  'put /api/guide/tours/{id}/visibility': [200, 400, 403, 404, 409, 413, 415],
  'post /api/guide/tours/{id}/photos': [201, 400, 403, 404, 409, 413, 415],
  'post /api/guide/tours/{id}/preview': [200, 400, 403, 404, 413, 415],
  'get /api/guide/tours/{id}/translations': [200, 404],
  'put /api/guide/tours/{id}/translations/{language}': [200, 400, 403, 404, 409, 413, 415],
  'get /api/guide/profile': [200, 404],
  'put /api/guide/profile': [200, 400, 403, 404, 413, 415],
  'post /api/guide/profile/photos': [201, 400, 403, 404, 409, 413, 415],
  'post /api/password-reset': [204, 400, 409, 413, 415, 429],
  'put /api/password-reset': [204, 400, 413, 415],
  'get /api/guide/colleagues': [200, 404],
  'post /api/guide/colleagues/invitations': [201, 400, 403, 404, 409, 413, 415, 429],
  'delete /api/guide/colleagues/invitations/{id}': [204, 403, 404, 415],
  'put /api/guide/colleagues/{id}/owner': [204, 400, 403, 404, 413, 415, 429],
  'post /api/guide/colleagues/step-down': [204, 403, 404, 409, 415],
  'delete /api/guide/colleagues/{id}': [204, 400, 403, 404, 413, 415],
  'post /api/invitation': [200, 400, 404, 413, 415],
  'put /api/invitation': [204, 400, 401, 403, 404, 409, 413, 415],
  'get /api/guide/mail': [200, 404],
  'put /api/guide/mail/choice': [204, 400, 403, 404, 413, 415],
  'post /api/guide/mail/test': [200, 403, 404, 409, 415, 429],
  'post /api/guide/mail/messages/{id}/again': [204, 403, 404, 409, 415],
  'post /api/guide/mail/messages/{id}/told': [204, 403, 404, 409, 415],
  'get /api/guide/places': [200, 404],
  'patch /api/guide/places': [200, 400, 403, 404, 409, 413, 415],
  'get /api/guide/setup': [200, 404],
  'patch /api/guide/places/{id}': [200, 400, 403, 404, 409, 413, 415],
  'get /api/guide/settings': [200, 404],
  'patch /api/guide/settings': [200, 400, 403, 404, 409, 413, 415],
  'get /api/guide/departures/{id}/guides': [200, 404],
  'put /api/guide/departures/{id}/guide': [204, 400, 403, 404, 409, 413, 415],
  'get /api/guide/history': [200, 400, 404],
  'get /api/guide/payment-methods': [200, 404],
  'put /api/guide/payment-methods': [200, 400, 403, 404, 413, 415],
  'get /api/guide/planning': [200, 404],
  'post /api/guide/planning/suggested-guides': [200, 400, 403, 404, 415],
  'post /api/guide/planning/changes/preview': [200, 400, 403, 404, 413, 415],
  'put /api/guide/planning/changes/{id}': [200, 400, 403, 404, 409, 413, 415],
  'delete /api/guide/planning/changes/{id}': [204, 403, 404, 409],
  'get /api/guide/time-off': [200, 404],
  'post /api/guide/time-off': [201, 400, 403, 404, 409, 413, 415],
  'delete /api/guide/time-off/{id}': [204, 403, 404],
  'get /api/guide/special-days': [200, 404],
  'put /api/guide/special-days/{name}': [204, 400, 403, 404, 413, 415],
  'get /api/guide/busy-calendar': [200, 404],
  'put /api/guide/busy-calendar': [200, 400, 403, 404, 413, 415, 429],
  'post /api/guide/busy-calendar/read': [200, 403, 404, 415, 429],
  'delete /api/guide/busy-calendar': [204, 403, 404],
  'get /api/guide/planning/calendar': [200, 400, 404],
  'put /api/guide/planning/kept/{conflict}/{id}': [204, 403, 404, 415],
  'delete /api/guide/planning/kept/{conflict}/{id}': [204, 403, 404, 415],
  'put /api/guide/planning': [204, 400, 403, 404, 413, 415],
  'patch /api/guide/departures/{id}': [204, 400, 403, 404, 409, 413, 415],
  'put /api/guide/departures/{id}/date': [204, 400, 403, 404, 409, 413, 415],
  'put /api/guide/departures/{id}/arrival': [200, 400, 403, 404, 409, 413, 415],
  'put /api/guide/departures/{id}/notice': [204, 400, 403, 404, 413, 415],
  'delete /api/guide/departures/{id}/notice': [204, 403, 404, 415],
  'post /api/guide/departures/{id}/walk-ins': [201, 400, 403, 404, 413, 415],
  'post /api/guide/departures/{id}/waiting': [204, 400, 403, 404, 409, 413, 415],
  'put /api/guide/departures/{id}/waiting': [204, 400, 403, 404, 409, 413, 415],
  'post /api/guide/waiting/{list}/{id}/accept': [204, 403, 404, 409, 415],
  'delete /api/guide/waiting/{list}/{id}': [204, 403, 404, 415],
  'put /api/guide/parties/{list}/{id}': [200, 400, 403, 404, 409, 413, 415],
  'put /api/guide/parties/{list}/{id}/cancellation': [200, 400, 403, 404, 409, 413, 415],
  'delete /api/guide/parties/{list}/{id}/cancellation': [200, 403, 404, 409, 415],
  'delete /api/guide/parties/{list}/{id}': [204, 403, 404, 409, 415],
  'put /api/guide/parties/{list}/{id}/payments/{payment}': [200, 400, 403, 404, 409, 413, 415],
  'delete /api/guide/parties/{list}/{id}/payments/{payment}': [200, 403, 404, 409, 415],
  'put /api/guide/departures/{id}/payments/{payment}': [200, 400, 403, 404, 409, 413, 415],
  'delete /api/guide/departures/{id}/payments/{payment}': [200, 403, 404, 415],
  'get /api/guide/visitors': [200, 400, 404],
  'get /api/guide/visitors/{id}/bookings': [200, 404],
  'get /api/guide/bookings.csv': [200, 400, 404],
  'get /api/guide/figures': [200, 400, 404],
  'get /api/guide/visits': [200, 400, 404],
  'get /api/guide/reports/money': [200, 400, 404],
  'get /api/guide/reports/payments.csv': [200, 400, 404],
  'get /api/guide/departures/{id}/calendar': [200, 404],
  'get /api/guide/departures/{id}/move-targets': [200, 404],
  'get /api/guide/calendar-address': [200, 404],
  'post /api/guide/calendar-address': [201, 400, 403, 404, 413, 415, 429],
  'delete /api/guide/calendar-address': [204, 403, 404, 415],
  'get /api/guide/backups': [200, 404],
  'post /api/guide/backups/download': [200, 400, 403, 404, 413, 415, 429],
  'get /api/calendar/feed/{file}': [200, 404],
  'get /api/guide': [200, 404],
  'get /api/account/data': [200, 401],
  'put /api/account/password': [204, 400, 401, 403, 413, 415, 429],
  'put /api/account/email': [200, 400, 401, 403, 409, 413, 415, 429],
  'get /api/account/email/confirmation': [200, 401],
  'post /api/account/email/confirmation': [204, 401, 403, 409, 415, 429],
  'put /api/email-confirmation': [204, 400, 413, 415],
  'get /api/account/sessions': [200, 401],
  'delete /api/account/sessions': [204, 401, 403, 415],
  'delete /api/account/sessions/{id}': [204, 401, 403, 404, 415],
  'delete /api/account': [204, 400, 401, 403, 409, 413, 415, 429],
};
for (const list of LISTS) {
  CONTRACT[`get ${list.all}`] = [200, 401];
  CONTRACT[`post ${list.create}`] = [201, 400, 401, 403, 409, 413, 415, 422];
  CONTRACT[`put ${list.update}/{id}`] = [200, 400, 401, 403, 404, 409, 413, 415];
  CONTRACT[`delete ${list.remove}/{id}`] = [204, 401, 403, 404, 409, 415];
  CONTRACT[`get ${list.calendar}/{id}`] = [200, 401, 404];
  CONTRACT[`post ${list.restore}/{id}`] = [200, 401, 403, 404, 409, 415];
}

const listOperations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      route: `${method} ${path}`,
      operation,
    })),
  );

it('the OpenAPI document contains exactly the API’s routes, with their statuses', () => {
  const actualStatuses = listOperations().map(({ route, operation }) => [
    route,
    Object.keys(operation.responses).map(Number),
  ]);
  const expectedStatuses = Object.entries(CONTRACT).map(([route, statuses]) => [
    route,
    [...statuses, 500, 503],
  ]);
  expect(Object.fromEntries(actualStatuses)).toEqual(Object.fromEntries(expectedStatuses));
});

it('the OpenAPI document contains every route that Nest maps', async () => {
  // Nest logs each route that it maps.
  const api = await spawnApi({ LOG_LEVEL: 'debug', MONGODB_URI: app.mongodbUri });
  await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
  await api.stop();
  const mappedRoutes = [...api.stdout.matchAll(/Mapped \{(\S+), (\w+)\} route/g)].map(
    ([, path = '', method = '']) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
  );
  // The document omits the calls that only the monitoring system and nginx make.
  const internalRoutes = ['get /api/metrics', 'get /api/page-settings'];
  expect(mappedRoutes.sort()).toEqual([...Object.keys(CONTRACT), ...internalRoutes].sort());
});

/** Returns the content types of a route's successful responses. */
function successTypesOf(route: string): string[] {
  if (/(?<!busy-)calendar(?!-)/.test(route) && !route.includes('planning'))
    return ['text/calendar'];
  if (route.endsWith('.csv')) return ['text/csv'];
  if (route.endsWith('/backups/download')) return ['application/gzip'];
  if (route.endsWith('/photos/{file}')) return ['image/webp', 'image/jpeg'];
  return [route.includes('events') ? 'text/event-stream' : 'application/json'];
}

/** Returns the content types of a route's responses with a status. */
function responseTypesOf(route: string, status: string): string[] {
  if (Number(status) >= 400) return ['application/problem+json'];
  return status === '204' ? [] : successTypesOf(route);
}

it('the OpenAPI document declares the content type of every response, and a problem document for every error', () => {
  for (const { route, operation } of listOperations()) {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const types = Object.keys(content ?? {});
      expect([route, status, types]).toEqual([route, status, responseTypesOf(route, status)]);
    }
  }
});

it('the OpenAPI document requires a token for each route that needs one, and makes it optional for the open list', () => {
  for (const { route, operation } of listOperations()) {
    const schemes = (operation.security ?? []).flatMap((option) => Object.keys(option));
    const isPublic =
      /health|signup|login|guest|password-reset|email-confirmation|(get .api\/(departures|tours))|calendar\/feed|post .api\/(invitation|visits)/.test(
        route,
      );
    expect([route, schemes.sort()]).toEqual([route, isPublic ? [] : ['bearer', 'cookie']]);
    const isOptional = (operation.security ?? []).some(
      (option) => Object.keys(option).length === 0,
    );
    expect([route, isOptional]).toEqual([
      route,
      !isPublic && !/session|logout|guide|account|bookings|invitation/.test(route),
    ]);
  }
});

/** Calls by visitors that have no nginx limit, because they don't book, send mail, or check passwords. */
const UNLIMITED_CALLS = [
  'post /api/guest',
  'delete /api/logout',
  'put /api/email-confirmation',
  'delete /api/account/sessions',
  'delete /api/account/sessions/{id}',
  // Deletions only undo limited calls, and visitors must always be able to cancel.
  ...LISTS.map(({ remove }) => `delete ${remove}/{id}`),
  'delete /api/bookings/{id}',
  'post /api/bookings/{id}/access',
  'post /api/bookings/{id}/link',
  'post /api/invitation',
  'put /api/invitation',
];

it('the OpenAPI document declares the nginx limit, if any, of each call by visitors that changes data', () => {
  const calls = listOperations()
    .filter(({ route }) => !route.startsWith('get ') && !/ .api\/guide\//.test(route))
    .map(({ route, operation }) => ({ route, limit: operation['x-limit'] }));
  for (const { route, limit } of calls) {
    expect([route, limit]).toEqual([
      route,
      expect.stringMatching(/^(bookings|passwords|visits|none)$/),
    ]);
  }
  const unlimitedRoutes = calls.filter(({ limit }) => limit === 'none').map(({ route }) => route);
  expect(unlimitedRoutes.sort()).toEqual([...UNLIMITED_CALLS].sort());
});

it('the OpenAPI document contains the fields of a booking', () => {
  const { schemas } = document.components;
  const requiredFields = [...(schemas.BookingRecord?.required ?? [])].sort();
  expect(requiredFields).toEqual(['_id', 'date', 'day', 'people', 'place']);
});

it('the OpenAPI document equals the committed file', () => {
  expect(document).toEqual(JSON.parse(readFileSync(COMMITTED_FILE, 'utf8')));
});

it('the OpenAPI document is rendered as a web page', async () => {
  const page = await app.visitor().get('/api/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  const scripts = [...page.text.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)];
  expect(scripts.length).toBeGreaterThan(2);
  for (const [, path = ''] of scripts) {
    const { pathname } = new URL(path, `${app.url}/api/docs`);
    expect((await app.visitor().get(pathname)).status).toBe(200);
  }
});

it('the OpenAPI document declares every status that the API returns', async () => {
  const visitor = app.visitor();
  const account = accountInput();
  const responses: [string, ApiResponse][] = [
    ['get /api/health/live', await visitor.get('/api/health/live')],
    ['get /api/health/ready', await visitor.get('/api/health/ready')],
    ['post /api/guest', await visitor.post('/api/guest')],
    ['post /api/signup', await visitor.post('/api/signup', {})],
    ['post /api/signup', await visitor.post('/api/signup', account)],
    ['post /api/signup', await visitor.post('/api/signup', account)],
    ['post /api/login', await visitor.post('/api/login', {})],
    ['post /api/login', await visitor.post('/api/login', account)],
    ['get /api/session', await visitor.get('/api/session')],
    ['get /api/session', await visitor.get('/api/session', { Authorization: 'x' })],
    ['get /api/guide', await visitor.get('/api/guide')],
  ];
  for (let i = 0; i < 11; i++) {
    const wrongCredentials = { ...account, password: 'wrong password' };
    responses.push(['post /api/login', await visitor.post('/api/login', wrongCredentials)]);
  }
  const key = { 'Idempotency-Key': 'once' };
  const crossSiteHeaders = { 'Sec-Fetch-Site': 'cross-site' };
  const textBody = { body: 'x' };
  for (const list of LISTS) {
    const createResponse = await visitor.post(list.create, bookingInput());
    const id = (createResponse.body as Booking)._id;
    responses.push(
      [`get ${list.all}`, await visitor.get(list.all)],
      [`get ${list.all}`, await visitor.get(list.all, { Authorization: 'x' })],
      [`post ${list.create}`, createResponse],
      [`post ${list.create}`, await visitor.post(list.create, {})],
      [`post ${list.create}`, await visitor.post(list.create, bookingInput(), crossSiteHeaders)],
      [`post ${list.create}`, await visitor.post(list.create, 'a'.repeat(17_000))],
      [`post ${list.create}`, await visitor.send('POST', list.create, textBody)],
      [`post ${list.create}`, await visitor.post(list.create, bookingInput(), key)],
      [`post ${list.create}`, await visitor.post(list.create, bookingInput({ people: 9 }), key)],
      [`put ${list.update}/{id}`, await visitor.put(`${list.update}/${id}`, bookingInput())],
      [
        `put ${list.update}/{id}`,
        await visitor.put(`${list.update}/${UNKNOWN_ID}`, bookingInput()),
      ],
      [`put ${list.update}/{id}`, await visitor.put(`${list.update}/${id}`, {})],
      [
        `delete ${list.remove}/{id}`,
        await visitor.delete(`${list.remove}/${id}`, crossSiteHeaders),
      ],
      [`delete ${list.remove}/{id}`, await visitor.delete(`${list.remove}/${id}`)],
      [`delete ${list.remove}/{id}`, await visitor.delete(`${list.remove}/${id}`)],
      [`post ${list.restore}/{id}`, await visitor.post(`${list.restore}/${id}`)],
      [`post ${list.restore}/{id}`, await visitor.post(`${list.restore}/${UNKNOWN_ID}`)],
      [
        `post ${list.restore}/{id}`,
        await visitor.post(`${list.restore}/${id}`, null, crossSiteHeaders),
      ],
      [`post ${list.restore}/{id}`, await visitor.send('POST', `${list.restore}/${id}`, textBody)],
    );
  }
  responses.push(['delete /api/logout', await visitor.delete('/api/logout')]);
  responses.push(['delete /api/logout', await visitor.delete('/api/logout')]);

  for (const [route, { status }] of responses) {
    const documentedOperation = listOperations().find((each) => each.route === route)?.operation;
    expect([route, Object.keys(documentedOperation?.responses ?? {})]).toEqual([
      route,
      expect.arrayContaining([String(status)]),
    ]);
  }
  expect(new Set(responses.map(([, { status }]) => status)).size).toBeGreaterThan(10);
});
