import { useApp } from './support/app';
import { storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { DAY_LIST, NIGHT_LIST } from './support/lists';
import { useReplica } from './support/process';
import type { Visitor } from './support/visitor';

interface JobHealth {
  job: string;
  lastSuccess: string | null;
  lastFailure: string | null;
}

const SETTINGS = { JOB_CHECK_SECONDS: '1' };
const app = useApp(SETTINGS);

const getHealth = async () => {
  const { status, text } = await app.visitor().get('/api/health/ready');
  expect(status).toBe(200);
  return JSON.parse(text) as unknown;
};

it('the health response has no backup times if the site makes no backups', async () => {
  expect(await getHealth()).toMatchObject({
    status: 'ok',
    backup: { lastSuccess: null, lastSelfTest: null },
  });
});

describe('the background jobs', () => {
  const replica = useReplica(() => app.mongodbUri, SETTINGS);
  /** The jobs that run on only one of the replicas at a time. All others run on every replica. */
  const SHARED_JOBS = ['busy-calendar', 'expiry', 'mail-plan', 'retention', 'thanks', 'waiting'];
  const ALL_JOBS = [...SHARED_JOBS, 'mail', 'outbox', 'visits'].sort();

  const fetchJobs = async (visitor: Visitor): Promise<JobHealth[]> => {
    const { status, text } = await visitor.get('/api/health/ready');
    expect(status).toBe(200);
    return (JSON.parse(text) as { jobs: JobHealth[] }).jobs;
  };
  const fetchJob = async (visitor: Visitor, name: string) =>
    (await fetchJobs(visitor)).find(({ job }) => job === name);
  const makeJobDue = (job: string) =>
    app.database
      .collection<{ _id: string }>('jobs')
      .updateOne({ _id: job }, { $set: { due: new Date(0) } });

  it('are all in the health response with the time of their last success', async () => {
    for (const visitor of [app.visitor(), replica().visitor()]) {
      await eventually(async () => {
        const jobs = await fetchJobs(visitor);
        expect(jobs.map(({ job }) => job)).toEqual(ALL_JOBS);
        for (const { lastSuccess, lastFailure } of jobs) {
          expect(Math.abs(Date.parse(String(lastSuccess)) - Date.now())).toBeLessThan(60_000);
          expect(lastFailure).toBeNull();
        }
      }, 20_000);
    }
  }, 50_000);

  it('have the same times in every replica’s response if they run on only one replica at a time', async () => {
    const requestedAt = Date.now();
    for (const job of SHARED_JOBS) await makeJobDue(job);
    await eventually(async () => {
      const [appJobs, replicaJobs] = await Promise.all(
        [app.visitor(), replica().visitor()].map(async (visitor) =>
          (await fetchJobs(visitor)).filter(({ job }) => SHARED_JOBS.includes(job)),
        ),
      );
      expect(appJobs).toEqual(replicaJobs);
      for (const { lastSuccess } of appJobs ?? []) {
        expect(Date.parse(String(lastSuccess))).toBeGreaterThanOrEqual(requestedAt);
      }
    }, 20_000);
  }, 30_000);

  it('show a failure until they succeed again, while calls still work', async () => {
    const bookings = app.database.collection('day_tours');
    const jobBefore = await fetchJob(app.visitor(), 'expiry');
    await storeBookings(app, DAY_LIST, [{ date: '2020-01-06', anonymizeAt: new Date(0) }]);
    // The validator makes the database reject the job's write.
    const validator = { owner: { $ne: 'nobody' } };
    await app.database.db?.command({ collMod: 'day_tours', validator });
    await makeJobDue('expiry');
    for (const visitor of [app.visitor(), replica().visitor()]) {
      await eventually(async () => {
        const { lastSuccess, lastFailure } = (await fetchJob(visitor, 'expiry')) ?? {};
        expect(lastSuccess).toBe(jobBefore?.lastSuccess);
        expect(Date.parse(String(lastFailure))).toBeGreaterThan(Date.parse(String(lastSuccess)));
      }, 20_000);
      expect((await visitor.get(NIGHT_LIST.all)).status).toBe(200);
    }

    await app.database.db?.command({ collMod: 'day_tours', validator: {} });
    await makeJobDue('expiry');
    await eventually(async () => {
      expect((await fetchJob(replica().visitor(), 'expiry'))?.lastFailure).toBeNull();
    }, 20_000);
    await bookings.deleteMany({});
  }, 80_000);
});
