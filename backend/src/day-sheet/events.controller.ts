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
import type { Caller, CallerRequest } from '../auth/caller';
import { GuidesService } from '../auth/guides.service';
import { TokensService } from '../auth/tokens.service';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { RetryLaterException } from '../http/problem';
import { SheetQuery } from './day-sheet.dto';
import { DaySheetService } from './day-sheet.service';
import { ForGuide } from '../auth/for-guide';
import { SheetChangesService } from './sheet-changes.service';

/** The shortest time between two events of a stream. */
const MIN_EVENT_INTERVAL_MS = 1000;
/** Half of `proxy_read_timeout` in nginx/conf/site.conf, after which nginx closes a silent stream. */
const HEARTBEAT_MS = 4000;
/** The longest that a stream stays open. Browsers then reconnect automatically, and are authenticated again. */
const MAX_STREAM_MS = 60_000;
/** The maximum number of a guide's open streams: more than the windows that a guide is likely to have open. */
const MAX_STREAMS = 20;

@ForGuide('guide/events')
export class EventsController implements BeforeApplicationShutdown {
  private readonly closing = new Subject<void>();
  /** The stream of states for each date that has listeners. */
  private readonly states = new Map<string, Observable<string>>();
  /** The number of open streams of each guide. */
  private readonly streams = new Map<string, number>();

  constructor(
    private readonly sheets: DaySheetService,
    private readonly changes: SheetChangesService,
    private readonly guides: GuidesService,
    private readonly tokens: TokensService,
  ) {}

  /** Ends all streams, since open ones would keep the process running. */
  beforeApplicationShutdown(): void {
    this.closing.next();
  }

  @Sse()
  @ApiOperation({
    summary: 'Server-sent events: `sheet` on connecting and whenever the date’s sheet changes.',
  })
  @ApiOkResponse({
    description:
      'The events. Their data is a hash of the sheet without attendance and arrivals, a space, and a number for those: the sum of the parties’ revisions and of the arrivals’ times in milliseconds.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblem(
    429,
    'Too many of the guide’s connections are open; `Retry-After` says when to try again.',
  )
  @ApiProblems(400)
  events(@Req() { user }: CallerRequest, @Query() { date }: SheetQuery): Observable<MessageEvent> {
    const changes = defer(() => this.watchStates(date)).pipe(
      map((data) => ({ type: 'sheet', data })),
    );
    const heartbeats = timer(HEARTBEAT_MS, HEARTBEAT_MS).pipe(
      map(() => ({ type: 'heartbeat', data: '' })),
    );
    const accessRevoked = this.changes.watchDate(date).pipe(
      throttleTime(MIN_EVENT_INTERVAL_MS, undefined, { leading: true, trailing: true }),
      concatMap(() => this.isStillAllowed(user)),
      filter((isAllowed) => !isAllowed),
    );
    const events = merge(changes, heartbeats).pipe(
      takeUntil(merge(this.closing, accessRevoked, timer(MAX_STREAM_MS))),
    );
    // Counts on subscription, since a client that has already disconnected never subscribes.
    return defer(() => events.pipe(finalize(this.countStream(user.id))));
  }

  /** Returns the current state of a date's sheet and each later one. All listeners share one query. */
  private watchStates(date: string): Observable<string> {
    const existing = this.states.get(date);
    if (existing) return existing;
    const states = this.changes.watchDate(date).pipe(
      startWith(undefined),
      throttleTime(MIN_EVENT_INTERVAL_MS, undefined, { leading: true, trailing: true }),
      concatMap(() => this.sheets.fingerprint(date)),
      distinctUntilChanged(),
      finalize(() => this.states.delete(date)),
      share({ connector: () => new ReplaySubject(1) }),
    );
    this.states.set(date, states);
    return states;
  }

  /** Returns whether a caller is still signed in as a guide. */
  private async isStillAllowed(caller: Caller): Promise<boolean> {
    const [isGuide, isRevoked] = await Promise.all([
      this.guides.isGuide(caller),
      this.tokens.isRevoked(caller),
    ]);
    return isGuide && !isRevoked;
  }

  /**
   * Counts a stream, and returns a function that no longer counts it.
   *
   * @throws RetryLaterException 429 if the guide has too many open streams
   */
  private countStream(guide: string): () => void {
    const addToCount = (change: 1 | -1) => {
      const streams = (this.streams.get(guide) ?? 0) + change;
      if (streams === 0) this.streams.delete(guide);
      else this.streams.set(guide, streams);
      return streams;
    };
    if (addToCount(1) <= MAX_STREAMS) return () => addToCount(-1);
    addToCount(-1);
    throw new RetryLaterException(
      HttpStatus.TOO_MANY_REQUESTS,
      guideRefusal('too-many-windows'),
      MAX_STREAM_MS / 1000,
    );
  }
}
