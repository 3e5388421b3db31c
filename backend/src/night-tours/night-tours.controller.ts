import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Post,
  Put,
  UseGuards,
  UseInterceptors,
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { OwnerGuard } from '../auth/guards';
import { HandOverInterceptor } from '../auth/hand-over.interceptor';
import { DatabaseGuard } from '../database/database.guard';
import { CALENDAR_TYPE } from '../icalendar/icalendar';
import { CurrentOwner, type Owner } from '../owner/owner';
import { RequestKey } from '../tours/request-key';
import {
  ApiCreateTour,
  ApiListTours,
  ApiRemoveTour,
  ApiRestoreTour,
  ApiTourCalendar,
  ApiUpdateTour,
} from '../tours/tour-list.docs';
import { ToursService } from '../tours/tours.service';
import { NightTourInput, NightTourRecord } from './night-tours.dto';

@ApiTags('Night tours')
@Controller()
@UseGuards(DatabaseGuard, OwnerGuard)
export class NightToursController {
  constructor(private readonly tours: ToursService) {}

  @Get('allTwo')
  @ApiListTours(NightTourRecord)
  list(@CurrentOwner() owner: Owner) {
    return this.tours.list(owner);
  }

  @Post('newTwo')
  @UseInterceptors(HandOverInterceptor)
  @ApiCreateTour(NightTourRecord, 'nightTours')
  create(
    @CurrentOwner() owner: Owner,
    @Body() input: NightTourInput,
    @RequestKey() requestKey: string | undefined,
  ) {
    return this.tours.create(owner, input, requestKey);
  }

  @Put('editourTwo/:id')
  @ApiUpdateTour(NightTourRecord)
  update(@CurrentOwner() owner: Owner, @Param('id') id: string, @Body() input: NightTourInput) {
    return this.tours.update(owner, id, input);
  }

  @Delete('deletetourTwo/:id')
  @HttpCode(204)
  @ApiRemoveTour('nightTours')
  remove(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.tours.remove(owner, id);
  }

  @Post('restoretourTwo/:id')
  @HttpCode(200)
  @UseInterceptors(HandOverInterceptor)
  @ApiRestoreTour(NightTourRecord)
  restore(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.tours.restore(owner, id);
  }

  @Get('calendarTwo/:id')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="tour.ics"')
  @ApiTourCalendar()
  calendar(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.tours.calendar(owner, id);
  }
}
