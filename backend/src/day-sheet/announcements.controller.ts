import { Body, Delete, HttpCode, Param, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam } from '@nestjs/swagger';
import { ApiProblems } from '../http/api-problems';
import { PlanningService } from '../planning/planning.service';
import { ForGuide } from '../auth/for-guide';
import { NoticeInput } from './announcements.dto';

/** Made anew for each route: the decorators collect what they were applied to. */
const ApiDeparture = () =>
  ApiParam({
    name: 'id',
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  });

@ForGuide('guide/departures/:id/notice')
export class AnnouncementsController {
  constructor(private readonly departures: PlanningService) {}

  @Put()
  @HttpCode(204)
  @ApiOperation({
    summary:
      'Write to everyone who has booked one departure, or books it later, instead of before.',
  })
  @ApiDeparture()
  @ApiNoContentResponse({ description: 'It’s on their tickets, and is mailed to them.' })
  @ApiProblems(400, 403, 413, 415)
  async write(@Param('id') id: string, @Body() { text }: NoticeInput): Promise<void> {
    await this.departures.writeNotice(id, text.trim());
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Take that down.' })
  @ApiDeparture()
  @ApiNoContentResponse({ description: 'It’s on no ticket anymore.' })
  @ApiProblems(403, 415)
  async takeDown(@Param('id') id: string): Promise<void> {
    await this.departures.writeNotice(id);
  }
}
