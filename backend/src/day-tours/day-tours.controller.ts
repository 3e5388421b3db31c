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

@ApiTags('Day tours')
@Controller()
@UseGuards(DatabaseGuard, OwnerGuard)
export class DayToursController {
  constructor(private readonly bookings: BookingsService) {}

  @Get('all')
  @ApiListTours()
  list(@CurrentOwner() owner: Owner) {
    return this.bookings.list('day', owner);
  }

  @Post('new')
  @ApiCreateTour('dayTours')
  create(
    @CurrentOwner() owner: Owner,
    @Body() input: BookingInput,
    @RequestKey() requestKey: string | undefined,
  ) {
    return this.bookings.reserve('day', owner, input, { requestKey });
  }

  @Put('editour/:id')
  @ApiUpdateTour()
  update(@CurrentOwner() owner: Owner, @Param('id') id: string, @Body() input: BookingInput) {
    return this.bookings.change('day', owner, id, input);
  }

  @Delete('deletetour/:id')
  @HttpCode(204)
  @ApiRemoveTour('dayTours')
  remove(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.bookings.cancel('day', owner, id);
  }

  @Post('restoretour/:id')
  @HttpCode(200)
  @ApiRestoreTour()
  restore(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.bookings.restore('day', owner, id);
  }

  @Get('calendar/:id')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="tour.ics"')
  @ApiTourCalendar()
  calendar(@CurrentOwner() owner: Owner, @Param('id') id: string) {
    return this.bookings.calendar('day', owner, id);
  }
}
