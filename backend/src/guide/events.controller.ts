import {
  Controller,
  Query,
  Sse,
  UseGuards,
  type BeforeApplicationShutdown,
  type MessageEvent,
} from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  distinctUntilChanged,
  exhaustMap,
  map,
  merge,
  Subject,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import { GuideGuard } from '../auth/guide.guard';
import { DatabaseGuard } from '../database/database.guard';
import { ApiProblems } from '../http/api-problems';
import { SheetQuery } from './day-sheet.dto';
import { DaySheetService } from './day-sheet.service';
import { ApiForGuide } from './guide.docs';

/** How soon the guide hears of a change: whatever replica made it, the database tells. */
const LOOK_MS = 2000;
/** Often enough for those between who hang up on what is silent. */
const HEARTBEAT_MS = 15_000;
/** After that the browser comes back by itself, and is asked again who it is. */
const LONGEST_MS = 60_000;

@ApiTags('Guide')
@Controller('guide/events')
@UseGuards(DatabaseGuard, GuideGuard)
export class EventsController implements BeforeApplicationShutdown {
  private readonly closing = new Subject<void>();

  constructor(private readonly sheets: DaySheetService) {}

  /** Those who listen would keep the process from ending. */
  beforeApplicationShutdown(): void {
    this.closing.next();
  }

  @Sse()
  @ApiForGuide()
  @ApiOperation({
    summary: 'Server-sent events: `sheet` at first and whenever a date’s sheet has changed.',
  })
  @ApiOkResponse({
    description: 'The events; their data name the sheet’s state.',
    content: { 'text/event-stream': { schema: { type: 'string' } } },
  })
  @ApiProblems(400)
  events(@Query() { date }: SheetQuery): Observable<MessageEvent> {
    const changes = timer(0, LOOK_MS).pipe(
      exhaustMap(() => this.sheets.fingerprint(date)),
      distinctUntilChanged(),
      map((state) => ({ type: 'sheet', data: state })),
    );
    const heartbeats = timer(HEARTBEAT_MS, HEARTBEAT_MS).pipe(
      map(() => ({ type: 'heartbeat', data: '' })),
    );
    return merge(changes, heartbeats).pipe(takeUntil(merge(this.closing, timer(LONGEST_MS))));
  }
}
