import { Counter, Gauge, type Registry } from 'prom-client';
import type { JobReport, JobsService } from '../database/jobs.service';

type JobFailures = ReturnType<JobsService['getFailureCounts']>;

/** Creates metrics for background jobs. Returns a function that sets known values and removes unknown values. */
export function createJobMetrics(registry: Registry) {
  const options = { labelNames: ['job'], registers: [registry] };
  const failureCounter = new Counter({
    ...options,
    name: 'job_failures_total',
    help: 'How many times a background job has failed on this replica.',
  });
  const lastSuccessGauge = new Gauge({
    ...options,
    name: 'job_last_success_timestamp_seconds',
    help: 'When a background job last succeeded, on any replica.',
  });
  return (failures: JobFailures, reports: JobReport[] = []): void => {
    failureCounter.reset();
    for (const { job, failures: count } of failures) failureCounter.inc({ job }, count);
    lastSuccessGauge.reset();
    for (const { job, lastSuccess } of reports) {
      if (lastSuccess) lastSuccessGauge.set({ job }, lastSuccess.getTime() / 1000);
    }
  };
}
