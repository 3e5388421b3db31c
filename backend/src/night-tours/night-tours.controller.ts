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
} from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CurrentOwner } from '../auth/current-owner';
import { OwnerGuard } from '../auth/guards';
import { DatabaseGuard } from '../http/database.guard';
import { CALENDAR_TYPE } from '../icalendar/icalendar';
import type { Owner } from '../bookings/owner';
import { RequestKey } from '../bookings/request-key';
import {
  ApiCreateTour,
  ApiListTours,
  ApiRemoveTour,
  ApiRestoreTour,
  ApiTourCalendar,
  ApiUpdateTour,
} from '../bookings/booking.docs';
import { BookingInput } from '../bookings/booking.dto';
import { BookingsService } from '../bookings/bookings.service';

@ApiTags('Night tours')
@Controller()
@UseGuards(DatabaseGuard, OwnerGuard)
export class NightToursController {
  constructor(private readonly bookings: BookingsService) {}

  @Get('allTwo')
  @ApiListTours()
  list(@CurrentOwner() owner: Owner) {
    return this.bookings.list('night', owner);
  }

  @Post('newTwo')
  @ApiCreateTour('nightTours')
  create(
    @CurrentOwner() owner: Owner,
    @Body() input: BookingInput,
    @RequestKey() requestKey: string | undefined,
  ) {
    return this.bookings.reserve('night', owner, input, { requestKey });
  }

  @Put('editourTwo/:id')
  @ApiUpdateTour()
  update(@CurrentOwner() owner: Owner, @Param('id') id: string, @Body() input: BookingInput) {
    return this.bookings.change('night', owner, id, input);
  }

  @Delete('deletetourTwo/:id')
  @HttpCode(204)
  @ApiRemoveTour('nightTours')
  remove(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.bookings.cancel('night', owner, id);
  }

  @Post('restoretourTwo/:id')
  @HttpCode(200)
  @ApiRestoreTour()
  restore(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.bookings.restore('night', owner, id);
  }

  @Get('calendarTwo/:id')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="tour.ics"')
  @ApiTourCalendar()
  calendar(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.bookings.calendar('night', owner, id);
  }
}
