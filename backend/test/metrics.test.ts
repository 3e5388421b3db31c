import { useApp, type RunningApp } from './support/app';
import { storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { bookingInput } from './support/factories';
import { DAY_LIST } from './support/lists';
import { expectProblem } from './support/problems';
import { sendRaw } from './support/raw';

/** Returns the samples of one metric, one per line. */
const samplesOf = (text: string, name: string) =>
  text.split('\n').filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

async function scrape(app: RunningApp): Promise<string> {
  const { status, headers, text } = await app.visitor().get('/api/metrics');
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return text;
}

const SETTINGS = { JOB_CHECK_SECONDS: '1' };

describe('the metrics', () => {
  const app = useApp(SETTINGS);

  it('include the Node.js metrics', async () => {
    const text = await scrape(app);
    for (const name of ['process_cpu_seconds_total', 'nodejs_eventloop_lag_seconds']) {
      expect(samplesOf(text, name)).toHaveLength(1);
    }
  });

  it('count the stored users and bookings', async () => {
    const metricsBefore = await scrape(app);
    expect(samplesOf(metricsBefore, 'database_ready')).toEqual(['database_ready 1']);
    expect(samplesOf(metricsBefore, 'users')).toEqual(['users 0']);
    const visitor = app.visitor();
    await visitor.signUp();
    for (const path of ['/api/new', '/api/new', '/api/newTwo']) {
      await visitor.post(path, bookingInput());
    }
    const metricsAfter = await scrape(app);
    expect(samplesOf(metricsAfter, 'users')).toEqual(['users 1']);
    expect(samplesOf(metricsAfter, 'bookings')).toEqual([
      'bookings{list="day"} 2',
      'bookings{list="night"} 1',
    ]);
  });

  it('count failures of background jobs, and include the time of each job’s last success', async () => {
    const scrapeValue = async (name: string, job: string) => {
      const lines = samplesOf(await scrape(app), name);
      return lines.find((line) => line.startsWith(`${name}{job="${job}"}`))?.split(' ')[1];
    };
    const scrapeFailures = async (job: string) =>
      Number(await scrapeValue('job_failures_total', job));
    const scrapeLastSuccess = async (job: string) =>
      Number(await scrapeValue('job_last_success_timestamp_seconds', job));
    for (const job of ['expiry', 'retention']) {
      expect(await scrapeFailures(job)).toBe(0);
      await eventually(async () => {
        expect(Math.abs((await scrapeLastSuccess(job)) - Date.now() / 1000)).toBeLessThan(60);
      }, 20_000);
    }

    const makeJobDue = () =>
      app.database
        .collection<{ _id: string }>('jobs')
        .updateOne({ _id: 'expiry' }, { $set: { due: new Date(0) } });
    await storeBookings(app, DAY_LIST, [{ date: '2020-01-06', anonymizeAt: new Date(0) }]);
    // The validator makes the database reject the job's write.
    await app.database.db?.command({
      collMod: 'day_tours',
      validator: { owner: { $ne: 'nobody' } },
    });
    for (const failureCount of [1, 2]) {
      await makeJobDue();
      await eventually(async () => {
        expect(await scrapeFailures('expiry')).toBe(failureCount);
      }, 20_000);
    }
    const successBefore = await scrapeLastSuccess('expiry');
    expect(await scrapeFailures('retention')).toBe(0);
    await app.database.db?.command({ collMod: 'day_tours', validator: {} });
    await makeJobDue();
    await eventually(async () => {
      expect(await scrapeLastSuccess('expiry')).toBeGreaterThan(successBefore);
    }, 20_000);
    expect(await scrapeFailures('expiry')).toBe(2);
  }, 60_000);

  it('measure requests by method, route, and status, without parameters', async () => {
    const visitor = app.visitor();
    await visitor.get('/api/all?token=secret');
    await visitor.put('/api/editour/secret', bookingInput());
    await visitor.get('/api/secret');
    await visitor.get('/secret/secret');
    await visitor.post('/api/secret', {});
    await visitor.get('/api/editour/%zz-secret');
    const text = await scrape(app);
    const counts = samplesOf(text, 'http_request_duration_seconds_count');
    for (const labels of [
      'method="GET",route="/api/all",status="200"} 1',
      'method="PUT",route="/api/editour/:id",status="404"} 1',
      'method="GET",route="unknown",status="404"} 2',
      'method="POST",route="unknown",status="404"} 1',
      'method="GET",route="unknown",status="400"} 1',
    ]) {
      expect(counts).toContain(`http_request_duration_seconds_count{${labels}`);
    }
    expect(text).not.toContain('secret');
    expect(samplesOf(text, 'http_request_duration_seconds_sum').length).toBe(counts.length);
  });
});

describe('the metrics for callers outside the internal network', () => {
  const app = useApp(SETTINGS);

  it.each(['X-Forwarded-For', 'x-forwarded-for', 'Forwarded'])(
    'are hidden if the header %s is present',
    async (header) => {
      for (const value of ['127.0.0.1', 'for=10.0.0.1', 'unknown']) {
        const response = await app.visitor().get('/api/metrics', { [header]: value });
        const unknownResponse = await app.visitor().get('/api/metricz', { [header]: value });
        expectProblem(response, 404);
        expect(response.body).toEqual(unknownResponse.body);
        expect([...response.headers.keys()]).toEqual([...unknownResponse.headers.keys()]);
      }
    },
  );

  it('are hidden even if the forwarding header is empty', async () => {
    const head = 'GET /api/metrics HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
    expect(await sendRaw(app.port, `${head}\r\n`)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await sendRaw(app.port, `${head}X-Forwarded-For:\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  it('return 404 for other methods', async () => {
    expectProblem(await app.visitor().post('/api/metrics'), 404);
  });
});
