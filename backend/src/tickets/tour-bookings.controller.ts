import { Body, Controller, Param, Post, UseGuards } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { SiteLanguage } from 'shared/site-languages';
import { CurrentOwner } from '../auth/current-owner';
import { OwnListGuard } from '../auth/guards';
import type { Owner } from '../bookings/owner';
import { ApiRequestKey, RequestKey } from '../bookings/request-key';
import { ApiLimit } from '../http/api-limits';
import { ApiTourId } from '../http/api-params';
import { ApiProblem, ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { RequestLanguage, Translated } from '../http/request-language';
import { ApiForOwner } from './ticket.docs';
import { TicketRecord, TourBookingInput } from './ticket.dto';
import { TicketsService } from './tickets.service';

@ApiTags('Tours')
@Controller('tours')
@UseGuards(DatabaseGuard, OwnListGuard)
export class TourBookingsController {
  constructor(private readonly tickets: TicketsService) {}

  @Post(':id/bookings')
  @ApiLimit('bookings')
  @ApiForOwner()
  @ApiOperation({ summary: 'Book a tour by date, or join its waitlist.' })
  @ApiTourId()
  @ApiRequestKey(
    'A unique key that the caller generates for this booking. Repeating the call with the same key returns the existing booking and adds nothing.',
  )
  @Translated()
  @ApiCreatedResponse({ type: TicketRecord })
  @ApiProblem(404, 'There is no such tour.')
  @ApiProblems(400, 401, 403, 409, 413, 415, 422)
  reserve(
    @Param('id') id: string,
    @CurrentOwner() owner: Owner,
    @Body() input: TourBookingInput,
    @RequestLanguage() language: SiteLanguage,
    @RequestKey() requestKey: string | undefined,
  ): Promise<TicketRecord> {
    return this.tickets.reserve(id, owner, input, { requestKey, language });
  }
}
