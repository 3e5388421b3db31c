import {
  HttpStatus,
  Query,
  Req,
  Sse,
  type BeforeApplicationShutdown,
  type MessageEvent,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import {
  concatMap,
  defer,
  distinctUntilChanged,
  filter,
  finalize,
  map,
  merge,
  ReplaySubject,
  share,
  startWith,
  Subject,
  takeUntil,
  throttleTime,
  timer,
  type Observable,
} from 'rxjs';
import { guideRefusal } from 'shared/guide-refusals';
import { AllowColleague } from '../auth/allow-colleague';
import type { Caller } from '../auth/caller';
import { colleagueOf, type GuideRequest } from '../auth/guide.guard';
import { GuidesService } from '../auth/guides.service';
import { TokensService } from '../auth/tokens.service';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { RetryLaterException } from '../http/problem';
import { SheetQuery } from './day-sheet.dto';
import { DaySheetService } from './day-sheet.service';
import { ForGuide } from '../auth/for-guide';
import { SheetChangesService } from './sheet-changes.service';

/** The minimum time between two events of a stream. */
const MIN_EVENT_INTERVAL_MS = 1000;
/** Half of `proxy_read_timeout` in nginx/conf/site.conf, after which nginx closes a silent stream. */
const HEARTBEAT_MS = 4000;
/** The maximum duration of a stream. Browsers then reconnect automatically, and are authenticated again. */
const MAX_STREAM_MS = 60_000;
/** Each window has a stream, and a guide is unlikely to open more windows than this. */
const MAX_STREAMS_PER_GUIDE = 20;

@ForGuide('guide/events')
export class EventsController implements BeforeApplicationShutdown {
  private readonly shutdown = new Subject<void>();
  /**
   * The streams of the sheets' fingerprints, keyed by date and colleague. All owners share one stream for each date.
   */
  private readonly fingerprintStreams = new Map<string, Observable<string>>();
  /** The number of open streams of each guide. */
  private readonly streamCounts = new Map<string, number>();

  constructor(
    private readonly sheets: DaySheetService,
    private readonly changes: SheetChangesService,
    private readonly guides: GuidesService,
    private readonly tokens: TokensService,
  ) {}

  /** Ends all streams, since open ones would keep the process running. */
  beforeApplicationShutdown(): void {
    this.shutdown.next();
  }

  @Sse()
  @AllowColleague('own')
  @ApiOperation({
    summary:
      'Receive server-sent events: `sheet` on connecting and whenever the date’s sheet changes.',
  })
  @ApiOkResponse({
    description:
      'The events. Their data is a hash, a space, and a number. The hash covers the sheet except for attendance, payments, and arrivals. The number adds together the parties’ revisions, the count of payments, and the times of the guide’s arrival announcements in milliseconds.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblem(
    429,
    'The guide has too many open connections; `Retry-After` contains the number of seconds to wait.',
  )
  @ApiProblems(400)
  events(@Req() request: GuideRequest, @Query() { date }: SheetQuery): Observable<MessageEvent> {
    const { user } = request;
    const sheetEvents = defer(() => this.watchFingerprints(date, colleagueOf(request))).pipe(
      map((data) => ({ type: 'sheet', data })),
    );
    const heartbeats = timer(HEARTBEAT_MS, HEARTBEAT_MS).pipe(
      map(() => ({ type: 'heartbeat', data: '' })),
    );
    const accessRevocations = this.changes.watchDate(date).pipe(
      throttleTime(MIN_EVENT_INTERVAL_MS, undefined, { leading: true, trailing: true }),
      concatMap(() => this.isStillGuide(user)),
      filter((isGuide) => !isGuide),
    );
    const events = merge(sheetEvents, heartbeats).pipe(
      takeUntil(merge(this.shutdown, accessRevocations, timer(MAX_STREAM_MS))),
    );
    // The stream is counted on subscription, since a client that has already disconnected never subscribes.
    return defer(() => events.pipe(finalize(this.countStream(user.id))));
  }

  /**
   * Returns a stream that emits the current fingerprint of a date's sheet, and each later one. Listeners of the same
   * sheet share one query.
   */
  private watchFingerprints(date: string, colleague?: string): Observable<string> {
    const key = `${date} ${colleague ?? ''}`;
    const existingStream = this.fingerprintStreams.get(key);
    if (existingStream) return existingStream;
    const stream = this.changes.watchDate(date).pipe(
      startWith(undefined),
      throttleTime(MIN_EVENT_INTERVAL_MS, undefined, { leading: true, trailing: true }),
      concatMap(() => this.sheets.computeFingerprint(date, colleague)),
      distinctUntilChanged(),
      finalize(() => this.fingerprintStreams.delete(key)),
      share({ connector: () => new ReplaySubject(1) }),
    );
    this.fingerprintStreams.set(key, stream);
    return stream;
  }

  /** Returns whether a caller is still signed in as a guide. */
  private async isStillGuide(caller: Caller): Promise<boolean> {
    const [guide, isRevoked] = await Promise.all([
      this.guides.find(caller),
      this.tokens.isRevoked(caller),
    ]);
    return guide !== undefined && !isRevoked;
  }

  /**
   * Increments the guide's number of open streams, and returns a function that decrements it.
   *
   * @throws RetryLaterException 429 if the guide has too many open streams
   */
  private countStream(guide: string): () => void {
    const changeCount = (change: 1 | -1) => {
      const count = (this.streamCounts.get(guide) ?? 0) + change;
      if (count === 0) this.streamCounts.delete(guide);
      else this.streamCounts.set(guide, count);
      return count;
    };
    if (changeCount(1) <= MAX_STREAMS_PER_GUIDE) return () => changeCount(-1);
    changeCount(-1);
    throw new RetryLaterException(
      HttpStatus.TOO_MANY_REQUESTS,
      guideRefusal('too-many-windows'),
      MAX_STREAM_MS / 1000,
    );
  }
}
