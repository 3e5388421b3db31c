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
  Req,
  Res,
  UseGuards,
} from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SiteLanguage } from 'shared/site-languages';
import { CurrentOwner } from '../auth/current-owner';
import { OptionalCallerGuard, OwnListGuard } from '../auth/guards';
import { ContactInput } from '../bookings/contact.dto';
import { RESTORABLE_MINUTES } from '../bookings/rules/retention';
import type { Owner } from '../bookings/owner';
import { ApiLimit, ApiIdempotent } from '../http/api-limits';
import { ApiProblems } from '../http/api-problems';
import { DatabaseGuard } from '../http/database.guard';
import { RequestLanguage, Translated } from '../http/request-language';
import { CALENDAR_TYPE } from '../icalendar/icalendar';
import { TicketAccessService, type Ticket } from './ticket-access.service';
import { ApiForOwner, ApiForTicket } from './ticket.docs';
import { ManageLink, ManageLinkInput, TicketInput, TicketRecord } from './ticket.dto';
import { CurrentTicket, ForTicket } from './ticket.guard';
import { TicketsService } from './tickets.service';

@ApiTags('Bookings')
@Controller('bookings')
@UseGuards(DatabaseGuard)
export class TicketsController {
  constructor(
    private readonly tickets: TicketsService,
    private readonly access: TicketAccessService,
  ) {}

  @Get()
  @UseGuards(OwnListGuard)
  @ApiForOwner()
  @ApiOperation({ summary: 'List the caller’s bookings on both lists, sorted by start time.' })
  @Translated()
  @ApiOkResponse({ type: [TicketRecord] })
  @ApiProblems(401)
  list(
    @CurrentOwner() owner: Owner,
    @RequestLanguage() language: SiteLanguage,
  ): Promise<TicketRecord[]> {
    return this.tickets.list(owner, language);
  }

  @Post(':id/access')
  @HttpCode(200)
  @UseGuards(OptionalCallerGuard)
  @ApiLimit('none')
  @ApiForTicket()
  @ApiOperation({
    summary:
      'Open a booking with its manage link. Sets a cookie that gives access to the booking for an hour.',
  })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(400, 403, 404, 413, 415)
  async open(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Param('id') id: string,
    @Body() { secret }: ManageLinkInput,
  ): Promise<TicketRecord> {
    return this.tickets.load(await this.access.grant(request, reply, id, secret));
  }

  @Get(':id')
  @ForTicket()
  @ApiOperation({ summary: 'Get a booking.' })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(401, 404)
  get(@CurrentTicket() ticket: Ticket): Promise<TicketRecord> {
    return this.tickets.load(ticket);
  }

  @Put(':id')
  @ApiLimit('bookings')
  @ForTicket()
  @ApiOperation({ summary: 'Change the date, the time, or the number of people.' })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(400, 401, 403, 404, 409, 413, 415)
  change(@CurrentTicket() ticket: Ticket, @Body() input: TicketInput): Promise<TicketRecord> {
    return this.tickets.change(ticket, input);
  }

  @Put(':id/contact')
  @ApiLimit('bookings')
  @ForTicket()
  @ApiOperation({ summary: 'Set the contact details with which the guide can reach the party.' })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(400, 401, 403, 404, 409, 413, 415)
  setContact(@CurrentTicket() ticket: Ticket, @Body() input: ContactInput): Promise<TicketRecord> {
    return this.tickets.setContact(ticket, input);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiLimit('none')
  @ForTicket()
  @ApiOperation({
    summary:
      'Cancel a booking or leave the waitlist. If the tour is over, remove the booking from its list.',
  })
  @ApiNoContentResponse({ description: 'Canceled.' })
  @ApiProblems(401, 403, 404, 409, 415)
  cancel(@CurrentTicket() ticket: Ticket): Promise<void> {
    return this.tickets.cancel(ticket);
  }

  @Post(':id/accept')
  @HttpCode(200)
  @ApiLimit('bookings')
  @ApiIdempotent()
  @ForTicket()
  @ApiOperation({
    summary: 'Book the spots that are held for a party on the waitlist. Safe to repeat.',
  })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(401, 403, 404, 409, 415)
  accept(@CurrentTicket() ticket: Ticket): Promise<TicketRecord> {
    return this.tickets.accept(ticket);
  }

  @Post(':id/confirm')
  @HttpCode(200)
  @ApiLimit('bookings')
  @ApiIdempotent()
  @ForTicket()
  @ApiOperation({
    summary:
      'Confirm the email address of a guest’s party, and book the spots that are held for the party. Only for callers who have opened the booking with an emailed link. Safe to repeat.',
  })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(401, 403, 404, 409, 415)
  confirm(@CurrentTicket() ticket: Ticket): Promise<TicketRecord> {
    return this.tickets.confirm(ticket);
  }

  @Post(':id/restore')
  @HttpCode(200)
  @ApiLimit('bookings')
  @ApiIdempotent()
  @ForTicket()
  @ApiOperation({
    summary: `Restore a booking that was canceled in the last ${String(RESTORABLE_MINUTES)} minutes. Safe to repeat.`,
  })
  @Translated()
  @ApiOkResponse({ type: TicketRecord })
  @ApiProblems(401, 403, 404, 409, 415)
  restore(@CurrentTicket() ticket: Ticket): Promise<TicketRecord> {
    return this.tickets.restore(ticket);
  }

  @Get(':id/calendar')
  @Header('Content-Type', CALENDAR_TYPE)
  @Header('Content-Disposition', 'attachment; filename="tour.ics"')
  @ForTicket()
  @ApiOperation({ summary: 'Download a booking as a calendar file (iCalendar).' })
  @ApiOkResponse({
    description: 'The file.',
    content: { 'text/calendar': { schema: { type: 'string' } } },
  })
  @ApiProblems(401, 404)
  calendar(@CurrentTicket() ticket: Ticket): Promise<string> {
    return this.tickets.exportCalendar(ticket);
  }

  @Post(':id/link')
  @ApiLimit('none')
  @ForTicket()
  @ApiOperation({
    summary: 'Create a manage link. The five newest links stay valid, as do emailed links.',
  })
  @ApiCreatedResponse({ type: ManageLink })
  @ApiProblems(401, 403, 404, 409, 415)
  addManageLink(@CurrentTicket() ticket: Ticket): Promise<ManageLink> {
    return this.tickets.addManageLink(ticket);
  }
}
