import {
  Body,
  Delete,
  Get,
  HttpCode,
  NotFoundException,
  Param,
  Post,
  Put,
  Query,
  Req,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { Readable } from 'node:stream';
import { isCalendarDate } from 'shared/new-york';
import { AllowColleague } from '../auth/allow-colleague';
import { ForGuide } from '../auth/for-guide';
import { colleagueOf, type GuideRequest } from '../auth/guide.guard';
import { ApiDepartureId, ApiListName, ApiPartyId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { NOT_FOUND_REFUSAL } from '../http/problem';
import { ApiRequestKey, RequestKey } from '../bookings/request-key';
import {
  AttendanceInput,
  CancellationInput,
  DayLoad,
  DaySheet,
  LoadsQuery,
  PartyRecord,
  WalkInInput,
} from './day-sheet.dto';
import { DaySheetService } from './day-sheet.service';
import { parseList } from './parse-list';
import { SheetPartiesService } from './sheet-parties.service';

@ForGuide('guide')
export class DaySheetController {
  constructor(
    private readonly sheets: DaySheetService,
    private readonly parties: SheetPartiesService,
  ) {}

  @Get('days')
  @AllowColleague('own')
  @ApiOperation({ summary: 'Count the booked departures and people on each date.' })
  @ApiOkResponse({ type: [DayLoad] })
  @ApiProblems(400)
  loads(@Req() request: GuideRequest, @Query() { from, days }: LoadsQuery): Promise<DayLoad[]> {
    return this.sheets.countByDate(from, days, colleagueOf(request));
  }

  @Get('days/:date')
  @AllowColleague('own')
  @ApiOperation({
    summary:
      'Get a date’s departures with their parties. A colleague gets the departures that they lead.',
  })
  @ApiParam({ name: 'date', description: 'The date in New York.', example: '2030-01-07' })
  @ApiOkResponse({ type: DaySheet })
  @ApiProblems()
  async sheet(@Req() request: GuideRequest, @Param('date') date: string): Promise<StreamableFile> {
    const sheet = await this.sheets.loadSheet(requireDate(date), colleagueOf(request));
    return new StreamableFile(Readable.from(sheet), { type: 'application/json; charset=utf-8' });
  }

  @Post('departures/:id/walk-ins')
  @AllowColleague('departure')
  @ApiOperation({ summary: 'Add a party that showed up without a booking.' })
  @ApiDepartureId()
  @ApiRequestKey(
    'A key that the caller generates for this call, so that repeating the call doesn’t add the party twice.',
  )
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
  @AllowColleague('party')
  @ApiOperation({ summary: 'Record how many people in a party have arrived.' })
  @ApiListName()
  @ApiPartyId()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  mark(
    @Param('list') list: string,
    @Param('id') id: string,
    @Body() input: AttendanceInput,
  ): Promise<PartyRecord> {
    return this.parties.markAttendance(parseList(list), id, input);
  }

  @Put('parties/:list/:id/cancellation')
  @ApiOperation({ summary: 'Cancel a party’s booking. The visitor sees the reason.' })
  @ApiListName()
  @ApiPartyId()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(400, 403, 409, 413, 415)
  cancel(
    @Param('list') list: string,
    @Param('id') id: string,
    @Body() input: CancellationInput,
  ): Promise<PartyRecord> {
    return this.parties.cancel(parseList(list), id, input);
  }

  @Delete('parties/:list/:id/cancellation')
  @ApiOperation({
    summary: 'Restore a booking that the guide canceled, if its spots are still vacant.',
  })
  @ApiListName()
  @ApiPartyId()
  @ApiOkResponse({ type: PartyRecord })
  @ApiProblems(403, 409, 415)
  uncancel(@Param('list') list: string, @Param('id') id: string): Promise<PartyRecord> {
    return this.parties.restore(parseList(list), id);
  }

  @Delete('parties/:list/:id')
  @AllowColleague('party')
  @HttpCode(204)
  @ApiOperation({ summary: 'Remove a party that the guide added without a booking.' })
  @ApiListName()
  @ApiPartyId()
  @ApiNoContentResponse({ description: 'Removed.' })
  @ApiProblems(403, 409, 415)
  async removeWalkIn(@Param('list') list: string, @Param('id') id: string): Promise<void> {
    await this.parties.removeWalkIn(parseList(list), id);
  }
}

/** @throws NotFoundException if the date doesn't exist */
function requireDate(date: string): string {
  if (!isCalendarDate(date)) throw new NotFoundException(NOT_FOUND_REFUSAL);
  return date;
}
