import {
  Body,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiHeader,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { FINDING_FROM_MINUTES, FINDING_UNTIL_MINUTES } from 'shared/arrival';
import { isCalendarDate } from 'shared/new-york';
import { LISTS, type ListName } from 'shared/tours';
import { ApiProblems } from '../http/api-problems';
import { NOTHING_HERE } from '../http/problem';
import { REQUEST_KEY_HEADER, REQUEST_KEY_PATTERN, RequestKey } from '../bookings/request-key';
import { ArrivalAnswer, ArrivalInput } from './arrival.dto';
import {
  AttendanceInput,
  CancellationInput,
  DayLoad,
  DaySheet,
  DepartureInput,
  LoadsQuery,
  MoveInput,
  MoveTarget,
  PartyRecord,
  WalkInInput,
} from './day-sheet.dto';
import { DaySheetService } from './day-sheet.service';
import { PlanningService } from '../planning/planning.service';
import { SheetPartiesService } from './sheet-parties.service';
import { ForGuide } from '../auth/for-guide';

/** Made anew for each route: the decorators collect what they were applied to. */
const ApiDate = () =>
  ApiParam({ name: 'date', description: 'The date in New York.', example: '2030-01-07' });
const ApiDeparture = () =>
  ApiParam({
    name: 'id',
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  });
const ApiList = () => ApiParam({ name: 'list', enum: LISTS });
const ApiParty = () =>
  ApiParam({ name: 'id', description: 'The party’s `id`.', example: '65f0c0ffee0123456789abcd' });

@ForGuide('guide')
export class DaySheetController {
  constructor(
    private readonly sheets: DaySheetService,
    private readonly departures: PlanningService,
    private readonly parties: SheetPartiesService,
  ) {}

  @Get('days')
  @ApiOperation({ summary: 'How busy some dates are.' })
  @ApiOkResponse({ type: [DayLoad] })
  @ApiProblems(400)
  loads(@Query() { from, days }: LoadsQuery): Promise<DayLoad[]> {
    return this.sheets.loads(from, days);
  }

  @Get('days/:date')
  @ApiOperation({ summary: 'A date’s departures, and who is coming.' })
  @ApiDate()
  @ApiOkResponse({ type: DaySheet })
  @ApiProblems()
  async sheet(@Param('date') date: string): Promise<StreamableFile> {
    const sheet = await this.sheets.sheet(existing(date));
    return new StreamableFile(Readable.from(sheet), { type: 'application/json; charset=utf-8' });
  }

  @Patch('departures/:id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Change, close, or cancel one departure, or undo that.',
    description:
      'What is missing stays as it is. A setting that is the same as the tour’s follows the tour from then on. With a `state`, the reason before it is dropped.',
  })
  @ApiDeparture()
  @ApiNoContentResponse({ description: 'Changed.' })
  @ApiProblems(400, 403, 409, 413, 415)
  async setDeparture(@Param('id') id: string, @Body() input: DepartureInput): Promise<void> {
    await this.departures.setDeparture(id, input);
  }

  @Get('departures/:id/move-targets')
  @ApiOperation({
    summary: 'The departures of the same tour that have room for everyone who booked this one.',
  })
  @ApiDeparture()
  @ApiOkResponse({ type: [MoveTarget] })
  @ApiProblems()
  moveTargets(@Param('id') id: string): Promise<MoveTarget[]> {
    return this.departures.moveTargets(id);
  }

  @Put('departures/:id/date')
  @HttpCode(204)
  @ApiOperation({ summary: 'Move one departure, and everyone who booked it, to another date.' })
  @ApiDeparture()
  @ApiNoContentResponse({ description: 'Moved.' })
  @ApiProblems(400, 403, 409, 413, 415)
  async moveDeparture(@Param('id') id: string, @Body() input: MoveInput): Promise<void> {
    await this.departures.moveDeparture(id, input);
  }

  @Put('departures/:id/arrival')
  @ApiOperation({
    summary: 'Tell visitors who look for the guide that the guide is there, or late.',
    description: `From ${String(FINDING_FROM_MINUTES)} minutes before the start until ${String(FINDING_UNTIL_MINUTES)} minutes after it, while the tour lasts. Their tickets say it, with the time.`,
  })
  @ApiDeparture()
  @ApiOkResponse({ type: ArrivalAnswer })
  @ApiProblems(400, 403, 409, 413, 415)
  sayArrival(@Param('id') id: string, @Body() input: ArrivalInput): Promise<ArrivalAnswer> {
    return this.departures.sayArrival(id, input);
  }

  @Post('departures/:id/walk-ins')
  @ApiOperation({ summary: 'Add someone who showed up without a booking.' })
  @ApiDeparture()
  @ApiHeader({
    name: REQUEST_KEY_HEADER,
    required: false,
    schema: { type: 'string', pattern: REQUEST_KEY_PATTERN.source },
    description: 'A key that the caller makes up for this call, so that repeating it adds no one.',
  })
  @ApiCreatedResponse({ type: PartyRecord })
  @ApiProblems(400, 403, 413, 415)
  addWalkIn(
    @Param('id') id: string,
    @Body() input: WalkInInput,
    @RequestKey() requestKey: string | undefined,
  ): Promise<PartyRecord> {
    return this.parties.addWalkIn(id, input, requestKey);
  }

  @Put('parties/:list/:id')
  @ApiOperation({ summary: 'Record who in a party has arrived.' })
  @ApiList()
  @ApiParty()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  mark(
    @Param('list') list: string,
    @Param('id') id: string,
    @Body() input: AttendanceInput,
  ): Promise<PartyRecord> {
    return this.parties.mark(known(list), id, input);
  }

  @Put('parties/:list/:id/cancellation')
  @ApiOperation({ summary: 'Cancel a party’s booking. The visitor reads the reason.' })
  @ApiList()
  @ApiParty()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  cancel(
    @Param('list') list: string,
    @Param('id') id: string,
    @Body() input: CancellationInput,
  ): Promise<PartyRecord> {
    return this.parties.cancel(known(list), id, input);
  }

  @Delete('parties/:list/:id/cancellation')
  @ApiOperation({
    summary: 'Undo canceling a party’s booking, if its spots are still free.',
  })
  @ApiList()
  @ApiParty()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(403, 409, 415)
  uncancel(@Param('list') list: string, @Param('id') id: string): Promise<PartyRecord> {
    return this.parties.restore(known(list), id);
  }

  @Delete('parties/:list/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove someone who was added without a booking.' })
  @ApiList()
  @ApiParty()
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiProblems(403, 415)
  async removeWalkIn(@Param('list') list: string, @Param('id') id: string): Promise<void> {
    await this.parties.removeWalkIn(known(list), id);
  }
}

/** @throws NotFoundException if there is no such date */
function existing(date: string): string {
  if (!isCalendarDate(date)) throw new NotFoundException(NOTHING_HERE);
  return date;
}

/** @throws NotFoundException if there is no such list */
function known(list: string): ListName {
  const found = LISTS.find((each) => each === list);
  if (!found) throw new NotFoundException(NOTHING_HERE);
  return found;
}
