import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { isDuplicate } from './database-errors';

/** Something to be done once in a while, by one replica, whichever comes first. */
interface Job {
  _id: string;
  /** When somebody may do it, by the server's clock: the replicas' may differ. */
  due: Date;
}

/** Who does what is done once for all replicas: a document for each job says when it is due. */
@Injectable()
export class JobsService {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  /**
   * Does a job if it is due, and nobody else does it.
   *
   * @param everyMs between its end and when it is due again; if it fails, it is due when the lease is over
   * @param leaseMs when another replica takes over from one that died
   */
  async runIfDue(
    job: string,
    { everyMs, leaseMs }: { everyMs: number; leaseMs: number },
    run: () => Promise<void>,
  ): Promise<void> {
    if (!(await this.claim(job, leaseMs))) return;
    await run();
    await this.done(job, everyMs);
  }

  /**
   * Whether the job is due, and this caller's. Until the lease is over nobody else gets it; a caller that
   * died is replaced then.
   */
  private async claim(job: string, leaseMs: number): Promise<boolean> {
    if (!(await this.jobs.findOne({ _id: job }))) await this.found(job);
    const { modifiedCount } = await this.jobs.updateOne(
      { _id: job, $expr: { $lte: ['$due', '$$NOW'] } },
      dueIn(leaseMs),
    );
    return modifiedCount === 1;
  }

  /** Notes that the job is done, and when it is due again. */
  private async done(job: string, againInMs: number): Promise<void> {
    await this.jobs.updateOne({ _id: job }, dueIn(againInMs));
  }

  private async found(job: string): Promise<void> {
    try {
      await this.jobs.insertOne({ _id: job, due: new Date(0) });
    } catch (error) {
      // Another replica was faster.
      if (!isDuplicate(error)) throw error;
    }
  }

  private get jobs(): mongo.Collection<Job> {
    return this.connection.collection<Job>('jobs');
  }
}

function dueIn(ms: number) {
  return [{ $set: { due: { $add: ['$$NOW', ms] } } }];
}
