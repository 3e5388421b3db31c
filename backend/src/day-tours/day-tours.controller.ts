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
import { DayTourInput, DayTourRecord } from './day-tours.dto';

@ApiTags('Day tours')
@Controller()
@UseGuards(DatabaseGuard, OwnerGuard)
export class DayToursController {
  constructor(private readonly tours: ToursService) {}

  @Get('all')
  @ApiListTours(DayTourRecord)
  list(@CurrentOwner() owner: Owner) {
    return this.tours.list(owner);
  }

  @Post('new')
  @UseInterceptors(HandOverInterceptor)
  @ApiCreateTour(DayTourRecord, 'dayTours')
  create(
    @CurrentOwner() owner: Owner,
    @Body() input: DayTourInput,
    @RequestKey() requestKey: string | undefined,
  ) {
    return this.tours.create(owner, input, requestKey);
  }

  @Put('editour/:id')
  @ApiUpdateTour(DayTourRecord)
  update(@CurrentOwner() owner: Owner, @Param('id') id: string, @Body() input: DayTourInput) {
    return this.tours.update(owner, id, input);
  }

  @Delete('deletetour/:id')
  @HttpCode(204)
  @ApiRemoveTour('dayTours')
  remove(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.tours.remove(owner, id);
  }

  @Post('restoretour/:id')
  @HttpCode(200)
  @UseInterceptors(HandOverInterceptor)
  @ApiRestoreTour(DayTourRecord)
  restore(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.tours.restore(owner, id);
  }

  @Get('calendar/:id')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="tour.ics"')
  @ApiTourCalendar()
  calendar(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.tours.calendar(owner, id);
  }
}
