import { Counter, Gauge, type Registry } from 'prom-client';
import type { JobReport, JobsService } from '../database/jobs.service';

type Failures = ReturnType<JobsService['failures']>;

/** Makes the metrics of background jobs. Returns a function that sets them, and removes those that are unknown. */
export function jobMetrics(registry: Registry) {
  const common = { labelNames: ['job'], registers: [registry] };
  const failed = new Counter({
    ...common,
    name: 'job_failures_total',
    help: 'How many times a background job has failed on this replica.',
  });
  const succeeded = new Gauge({
    ...common,
    name: 'job_last_success_timestamp_seconds',
    help: 'When a background job last succeeded, on any replica.',
  });
  return (failures: Failures, reports: JobReport[] = []): void => {
    failed.reset();
    for (const { job, failures: count } of failures) failed.inc({ job }, count);
    succeeded.reset();
    for (const { job, lastSuccess } of reports) {
      if (lastSuccess) succeeded.set({ job }, lastSuccess.getTime() / 1000);
    }
  };
}
