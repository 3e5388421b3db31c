import { Body, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation } from '@nestjs/swagger';
import { ARRIVAL_MINUTES_BEFORE, ARRIVAL_MINUTES_AFTER } from 'shared/arrival';
import { AllowColleague } from '../auth/allow-colleague';
import { ForGuide } from '../auth/for-guide';
import { ApiDepartureId } from '../http/api-params';
import { ApiProblems } from '../http/api-problems';
import { AnnouncementInput } from './announcements.dto';
import { AnnouncementsService } from './announcements.service';
import { ArrivalResponse, ArrivalInput } from './arrival.dto';

@ForGuide('guide/departures/:id')
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Put('notice')
  @AllowColleague('departure')
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Announce something to everyone who has booked a departure or books it later. Replaces the previous announcement.',
  })
  @ApiDepartureId()
  @ApiNoContentResponse({
    description: 'Tickets show the announcement, and everyone who has booked gets it by email.',
  })
  @ApiProblems(400, 403, 413, 415)
  set(@Param('id') id: string, @Body() { text }: AnnouncementInput): Promise<void> {
    return this.announcements.setAnnouncement(id, text.trim());
  }

  @Delete('notice')
  @AllowColleague('departure')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a departure’s announcement.' })
  @ApiDepartureId()
  @ApiNoContentResponse({ description: 'Deleted. Tickets no longer show it.' })
  @ApiProblems(403, 415)
  delete(@Param('id') id: string): Promise<void> {
    return this.announcements.setAnnouncement(id, undefined);
  }

  @Put('arrival')
  @AllowColleague('departure')
  @ApiOperation({
    summary:
      'Tell visitors who are looking for the guide that the guide has arrived, or will be late.',
    description: `Allowed from ${String(ARRIVAL_MINUTES_BEFORE)} minutes before the start until ${String(ARRIVAL_MINUTES_AFTER)} minutes after it, or until the tour ends, if that is earlier. Tickets show the announcement with its time.`,
  })
  @ApiDepartureId()
  @ApiOkResponse({ type: ArrivalResponse })
  @ApiProblems(400, 403, 409, 413, 415)
  announceArrival(@Param('id') id: string, @Body() input: ArrivalInput): Promise<ArrivalResponse> {
    return this.announcements.announceArrival(id, input);
  }
}
