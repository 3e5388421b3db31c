import { Body, Controller, Delete, HttpCode, Param, Put, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { GuideGuard } from '../auth/guide.guard';
import { ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { PlanningService } from '../planning/planning.service';
import { ApiForGuide } from '../auth/guide.docs';
import { NoticeInput } from './announcements.dto';

/** Made anew for each route: the decorators collect what they were applied to. */
const ApiDeparture = () =>
  ApiParam({
    name: 'id',
    description: 'The departure’s `id`.',
    example: 'day.central-park.2030-01-07.1000',
  });

@ApiTags('Guide')
@Controller('guide/departures/:id/notice')
@UseGuards(DatabaseGuard, GuideGuard)
export class AnnouncementsController {
  constructor(private readonly departures: PlanningService) {}

  @Put()
  @HttpCode(204)
  @ApiForGuide()
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
  @ApiForGuide()
  @ApiOperation({ summary: 'Take that down.' })
  @ApiDeparture()
  @ApiNoContentResponse({ description: 'It’s on no ticket anymore.' })
  @ApiProblems(403, 415)
  async takeDown(@Param('id') id: string): Promise<void> {
    await this.departures.writeNotice(id);
  }
}
