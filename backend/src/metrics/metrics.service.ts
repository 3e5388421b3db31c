import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { BackupsService } from '../backups/backups.service';
import { DatabaseService } from '../database/database.service';
import { JobsService, type JobReport } from '../database/jobs.service';
import { MessagesService } from '../mail/messages.service';
import { createJobMetrics } from './job-metrics';
import { createSiteGauges, type SiteStats } from './site-gauges';

/** The timeout for database queries. It is short, because metrics matter most when the database hangs. */
const STATS_TIMEOUT_MS = 1000;

/** Renders metrics about the API and about stored data in Prometheus' text format. */
@Injectable()
export class MetricsService {
  private readonly setGauges: ReturnType<typeof createSiteGauges>;
  private readonly setJobMetrics: ReturnType<typeof createJobMetrics>;

  constructor(
    private readonly registry: Registry,
    private readonly database: DatabaseService,
    private readonly backups: BackupsService,
    private readonly jobs: JobsService,
    private readonly messages: MessagesService,
    @InjectConnection() private readonly connection: Connection,
  ) {
    collectDefaultMetrics({ register: registry });
    this.setGauges = createSiteGauges(registry);
    this.setJobMetrics = createJobMetrics(registry);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  async render(): Promise<string> {
    const stats = this.database.ready ? await this.loadStats().catch(() => undefined) : undefined;
    this.setGauges(stats);
    this.setJobMetrics(this.jobs.getFailureCounts(), stats?.jobs);
    return this.registry.metrics();
  }

  private async loadStats(): Promise<SiteStats & { jobs: JobReport[] }> {
    const signal = AbortSignal.timeout(STATS_TIMEOUT_MS);
    const [users, dayBookings, nightBookings, backups, jobs, mail] = await Promise.all([
      this.estimateSize('User', signal),
      this.estimateSize('DayTour', signal),
      this.estimateSize('NightTour', signal),
      this.backups.getTimes(),
      this.jobs.getReports(signal),
      this.messages.loadStats(signal),
    ]);
    return { users, dayBookings, nightBookings, ...backups, jobs, mail };
  }

  /** Returns MongoDB's estimate of a collection's size, which doesn't need a scan. */
  private async estimateSize(model: string, signal: AbortSignal): Promise<number> {
    const { collectionName } = this.connection.model(model).collection;
    const response = await this.connection.db?.command({ count: collectionName }, { signal });
    return Number(response?.n);
  }
}
