import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { DatabaseService } from '../database/database.service';
import { JobsService, type JobReport } from '../database/jobs.service';
import { MessagesService } from '../mail/messages.service';
import { OperationsService } from '../database/operations.service';
import { jobMetrics } from './job-metrics';
import { siteGauges, type Figures } from './site-gauges';

/** How long to wait for the database, since metrics matter most when it hangs. */
const COUNT_TIMEOUT_MS = 1000;

/** Metrics of the API and the stored data, in Prometheus' text format. */
@Injectable()
export class MetricsService {
  private readonly setGauges: ReturnType<typeof siteGauges>;
  private readonly setJobs: ReturnType<typeof jobMetrics>;

  constructor(
    private readonly registry: Registry,
    private readonly database: DatabaseService,
    private readonly operations: OperationsService,
    private readonly jobs: JobsService,
    private readonly messages: MessagesService,
    @InjectConnection() private readonly connection: Connection,
  ) {
    collectDefaultMetrics({ register: registry });
    this.setGauges = siteGauges(registry);
    this.setJobs = jobMetrics(registry);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async text(): Promise<string> {
    const figures = this.database.ready ? await this.count().catch(() => undefined) : undefined;
    this.setGauges(figures);
    this.setJobs(this.jobs.failures(), figures?.jobs);
    return this.registry.metrics();
  }

  private async count(): Promise<Figures & { jobs: JobReport[] }> {
    const signal = AbortSignal.timeout(COUNT_TIMEOUT_MS);
    const [users, day, night, backups, jobs, mail] = await Promise.all([
      this.sizeOf('User', signal),
      this.sizeOf('DayTour', signal),
      this.sizeOf('NightTour', signal),
      this.operations.backups(signal),
      this.jobs.reports(signal),
      this.messages.figures(signal),
    ]);
    return { users, day, night, ...backups, jobs, mail };
  }

  /** Returns MongoDB's estimate, which doesn't scan the collection. */
  private async sizeOf(model: string, signal: AbortSignal): Promise<number> {
    const { collectionName } = this.connection.model(model).collection;
    const response = await this.connection.db?.command({ count: collectionName }, { signal });
    return Number(response?.n);
  }
}
